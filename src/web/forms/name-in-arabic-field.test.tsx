import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { NameInArabicField } from './name-in-arabic-field.tsx';

test('the name in Arabic is written from the right, is read as Arabic, and may stay empty', async () => {
  const html = await markupOf(<NameInArabicField value="روضة" onChange={() => undefined} />);
  const [input] = /<input[^>]*>/.exec(html) ?? [];
  expect(input).toMatch(/ dir="rtl"/);
  expect(input).toMatch(/ lang="ar"/);
  expect(html).toContain('optional');
});
