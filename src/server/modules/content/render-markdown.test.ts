import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('scripts, handlers and odd addresses do not survive', () => {
  const html = renderMarkdown(
    '<img src=x onerror=alert(1)> <script>alert(1)</script> [go](javascript:alert(1))',
  );
  expect(html).not.toMatch(/onerror|script|alert/);
});

test('a heading can be linked to', () => {
  expect(renderMarkdown('## 4. Préparer les « vœux »')).toBe(
    '<h2 id="preparer-les-voeux">4. Préparer les « vœux »</h2>\n',
  );
  expect(renderMarkdown('## 2. إعداد السيرة (PDF)')).toContain('<h2 id="اعداد-السيرة-pdf">');
});

test('a table names its columns for screen readers', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<th scope="col">a</th>');
});

test('a cell carries the name of its column, as text and nothing else', () => {
  const html = renderMarkdown('| **a** | b" onclick="c |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |');
  expect(html).toContain('<td data-column="a">3</td>');
  expect(html).toContain('<td data-column="b&quot; onclick=&quot;c">4</td>');
});

/** As long as an article may be. */
const deep: Record<string, string> = {
  quotes: '>'.repeat(40_000),
  'quotes with spaces': '> '.repeat(20_000),
  'lists on one line': `${'- '.repeat(20_000)}x`,
  'numbered lists on one line': `${'1. '.repeat(13_000)}x`,
  'lists by their indentation': Array.from({ length: 195 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n'),
  'quoted lists': `${'> - '.repeat(10_000)}x`,
  emphasis: `${'*'.repeat(19_999)}a${'*'.repeat(19_999)}`,
};

test.each(Object.entries(deep))(
  '%s that lie thousands deep in each other are read in time',
  (_, markdown) => {
    const began = process.cpuUsage();
    expect(renderMarkdown(`Before\n\n${markdown}\n\nAfter`)).toContain('<p>After</p>');
    const { user } = process.cpuUsage(began);
    expect(user / 1000).toBeLessThan(1000);
  },
);

test('what lies as deep as people write is kept', () => {
  expect(renderMarkdown('> - **one**\n>   - > *two*')).toBe(
    '<blockquote>\n<ul>\n<li><strong>one</strong><ul>\n<li><blockquote>\n<p><em>two</em></p>\n</blockquote>\n</li>\n</ul>\n</li>\n</ul>\n</blockquote>\n',
  );
});
