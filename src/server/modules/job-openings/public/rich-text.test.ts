import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening, saveOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { sanitizeRichText } from './rich-text.ts';

const server = testServer();

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" JaVa\tScript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p>a<script',
];

test.each(hostile)('B7: nothing that runs, loads or leads astray is left of %s', (html) => {
  const safe = sanitizeRichText(`<p>before</p>${html}`);
  expect(safe).toContain('<p>before</p>');
  expect(safe).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|em|u|h3|h4|a|blockquote)\b)/);
  expect(safe.replaceAll(/<[^>]*>/g, (tag) => (tag.startsWith('<a ') ? '' : tag))).not.toMatch(/<\w+\s/);
  expect(safe).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
});

test('a link opens aside and passes nothing on; what people write stays as it is', () => {
  expect(sanitizeRichText('<a href="https://rawdat.qa" rel="opener" target="_self">us</a>')).toBe(
    '<a href="https://rawdat.qa" rel="nofollow noopener noreferrer ugc" target="_blank">us</a>',
  );
  const text = '<h3>Tasks</h3><ul><li>3 &lt; 4 &amp; more</li><li>مهندس 👷🏽</li></ul>';
  expect(sanitizeRichText(text)).toBe(text);
  expect(sanitizeRichText(sanitizeRichText(hostile.join('')))).toBe(sanitizeRichText(hostile.join('')));
});

test.each(['responsibilities', 'requirements'])('%s that show nothing are missing', async (field) => {
  const company = await anApprovedCompany(server());
  for (const html of ['<script>x</script>', '<p>\u200b</p>', '<img src="x" alt="words">', '<p>&nbsp;</p>']) {
    const { status, body } = await saveOpening(server(), company, { [field]: html });
    expect([status, body.errors]).toEqual([422, { [field]: ['Please fill all Mandatory Fields ( * )'] }]);
  }
});

test('what stands unclean in the database is cleaned where it is shown', async () => {
  const { companyId } = await anApprovedCompany(server());
  const unclean = '<p>Sail<img src=x onerror=alert(1)></p><script>alert(1)</script>';
  const id = await anOpening(server(), companyId, {
    introduction: unclean,
    responsibilities: unclean,
    requirements: unclean,
    benefits: unclean,
  });
  const { data } = (await send(server(), 'GET', `/api/job/${id}`)).body;
  const clean = '<p>Sail</p>';
  expect(data).toMatchObject({
    introduction: clean,
    responsibilities: clean,
    requirements: clean,
    benefits: clean,
  });
  for (const path of [`/api/job/${id}/posting`, '/jobs.xml', '/rss.xml']) {
    const { body } = await send(server(), 'GET', path);
    const bytes = typeof body === 'string' ? body : JSON.stringify(body);
    expect(bytes).toContain('Sail');
    expect(bytes).not.toMatch(/onerror|alert/);
  }
});
