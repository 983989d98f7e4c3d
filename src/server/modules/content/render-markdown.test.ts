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
});

test('a table names its columns for screen readers', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<th scope="col">a</th>');
});

test('a cell carries the name of its column, as text and nothing else', () => {
  const html = renderMarkdown('| **a** | b" onclick="c |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |');
  expect(html).toContain('<td data-column="a">3</td>');
  expect(html).toContain('<td data-column="b&quot; onclick=&quot;c">4</td>');
});
