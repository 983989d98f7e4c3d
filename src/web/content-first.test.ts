import { expect, test } from 'vitest';
import { putContentFirst, withoutScripts } from './content-first.ts';

const entry = '<script type="module" async="" src="/assets/index-1.js" nonce="n"></script>';
const preload = '<link rel="modulepreload" href="/assets/packages-1.js" fetchPriority="low" nonce="n"/>';
const font = '<link rel="preload" as="font" href="/assets/text.woff2" nonce="n"/>';

test('a page without scripts says so at its root', () => {
  expect(withoutScripts('<html lang="en"><body>Text</body></html>')).toBe(
    '<html data-scripts="none" lang="en"><body>Text</body></html>',
  );
});

test('the scripts of a page wait in one inline script, which names them all', () => {
  const html = putContentFirst(
    `<head>${preload}${font}</head><body><h1>Text</h1>${entry}<script>1</script></body>`,
  );
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('src="/assets');
  expect(html).toMatch(
    /<script nonce="n">.*\(document,"\/assets\/index-1\.js",\["\/assets\/packages-1\.js"\]\)<\/script>/,
  );
  expect(html).toContain(font);
  expect(html).toContain('<h1>Text</h1>');
});

test('a page without an entry stays as it is', () => {
  const html = `<head>${preload}</head><body></body>`;
  expect(putContentFirst(html)).toBe(html);
});

test('a fallback page keeps its text, styles and the script of the theme', () => {
  const theme = '<script nonce="n">theme()</script>';
  const html = `<head>${theme}${preload}${font}</head><body><h1>Text</h1>${entry}<script id="surroundings" type="application/json">{}</script></body>`;
  expect(withoutScripts(html)).toBe(`<head>${theme}${font}</head><body><h1>Text</h1></body>`);
});

test('the first script stays whole, whatever stands in it as text, and so does what machines read', () => {
  const theme = '<script nonce="n">if(h==="<script></"+"script>")theme()</script>';
  const read = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const html = `<head>${theme}${read}</head><body>Text${entry}<script>1</script></body>`;
  expect(withoutScripts(html)).toBe(`<head>${theme}${read}</head><body>Text</body>`);
});
