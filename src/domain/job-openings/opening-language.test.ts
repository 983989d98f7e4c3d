import { expect, test } from 'vitest';
import { guessLanguage, tellingWords } from './opening-language.ts';

test.each([
  ['en', 'Civil Engineer <p>Lead the design of a tower and report to the client.</p>'],
  ['fr', 'Ingénieur civil <p>Vous dirigez les études d’exécution et le suivi du chantier.</p>'],
  ['fr', 'Civil Engineer <ul><li>Suivi de chantier avec les équipes</li></ul>'],
  ['ar', 'مهندس مدني <p>الإشراف على تنفيذ المشاريع في الدوحة باستخدام Revit.</p>'],
  ['en', 'Nurse for the ICU, Arabic (العربية) is an asset'],
  [undefined, 'Civil Engineer'],
  [undefined, ''],
  [undefined, '<p title="the and of">ETABS, SAP 2000</p>'],
])('%s: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('no word tells of both languages', () => {
  const english = new Set<string>(tellingWords.en.split(' '));
  expect(tellingWords.fr.split(' ').filter((word) => english.has(word))).toEqual([]);
});

test('the worst of texts is read in no time', () => {
  for (const text of ['<'.repeat(200_000), '&'.repeat(200_000), `${'<p '.repeat(60_000)}>`])
    expect(guessLanguage(text)).toBeUndefined();
});
