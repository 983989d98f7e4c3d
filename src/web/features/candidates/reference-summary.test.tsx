import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { ReferenceSummary } from './reference-summary.tsx';

const reference = {
  name: 'ليلى حداد',
  title: '',
  company: '',
  relation: 'Manager',
  email: 'leila@example.com',
  phone: '+974 5512 3456',
  on_request: false,
};

test('how to reach somebody is read from the left, and what is not said leaves no line', async () => {
  const html = await markupOf(<ReferenceSummary reference={reference} />);
  expect(html).toMatch(/<a[^>]* dir="ltr"[^>]*>leila@example\.com<\/a>/);
  expect(html).toMatch(/<a[^>]* dir="ltr"[^>]*>\+974 5512 3456<\/a>/);
  expect(html).not.toContain('<p></p>');
});
