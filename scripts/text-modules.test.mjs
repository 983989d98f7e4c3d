import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readDigitsBy } from '#domain/digits.ts';
import { localeList } from '#domain/locale-list.ts';
import { row, splitTexts, textInRow } from './text-modules.mjs';

const areas = readdirSync('generated/texts/areas').filter((name) => name.endsWith('.js'));

test('the texts of a language file are one module', () => {
  const files = readdirSync('src/locales/en').map((name) => name.replace(/json$/, 'js'));
  expect(areas.sort()).toEqual(files.sort());
});

test('a text stands alone in what the browser loads, whole and with nothing of another', () => {
  for (const name of areas) {
    const code = readFileSync(`generated/texts/areas/${name}`, 'utf8');
    const keys = splitTexts(code);
    expect(keys).toEqual(Object.keys(JSON.parse(readFileSync(`src/locales/en/${name.slice(0, -3)}.json`))));
    for (const key of keys) {
      const exported = [...splitTexts(code, key).matchAll(/^export const (\w+)/gm)].map(([, found]) => found);
      expect(exported).toEqual([key]);
    }
  }
});

test('its languages stand in a row, in the order of their list, and say what the text says', async () => {
  const locales = localeList.map(({ code }) => code);
  const { cvs_pages } = await import('../generated/texts/areas/cvs.js');
  const code = textInRow(readFileSync('generated/texts/areas/cvs.js', 'utf8'), 'cvs_pages', locales);
  const address = new URL('../generated/texts/registry.js', import.meta.url);
  const made = code.replace("'../registry.js'", `'${address}'`);
  globalThis[row] = (...forms) => forms;
  const { cvs_pages: forms } = await import(`data:text/javascript,${encodeURIComponent(made)}`);
  expect(forms).toHaveLength(locales.length);
  for (const [index, locale] of locales.entries()) {
    for (const count of [1, 2, 7]) expect(forms[index]({ count })).toBe(cvs_pages({ count }, { locale }));
  }
});

test('what is put into a text from the right is set apart; figures and addresses need no signs', async () => {
  const { design_tags_add, applications_total } = await import('#texts/messages.js');
  expect(design_tags_add({ name: 'ETABS' }, { locale: 'ar' })).toContain('\u2068ETABS\u2069');
  expect(design_tags_add({ name: 'ETABS' }, { locale: 'en' })).not.toContain('\u2068');
  for (const locale of ['en', 'fr'])
    expect(design_tags_add({ name: 'إيتابس' }, { locale })).toContain('\u2068إيتابس\u2069');
  expect(applications_total({ number: 14 }, { locale: 'ar' })).not.toContain('\u2068');
  const { apart } = await import('../generated/texts/registry.js');
  const plain = ['14:00', '19,000', 'https://mihna.example/ar', '\u2068Doha\u2069', '8,000 ر.ق.', 'مهنة', 3];
  expect(plain.map(apart)).toEqual(plain.map(String));
  expect(['+974 3366 0261', 'مهنة Mihna'].map(apart)).toEqual([
    '\u2068+974 3366 0261\u2069',
    '\u2068مهنة Mihna\u2069',
  ]);
});

test('the hyphen of a French e-mail keeps with the word behind it, that of an address and of another language does not', async () => {
  const { content_contact_email } = await import('#texts/messages.js');
  expect(content_contact_email({}, { locale: 'fr' })).toBe('E-\u2060mail');
  const code = areas.map((name) => readFileSync(`generated/texts/areas/${name}`, 'utf8')).join('\n');
  const joined = [...code.matchAll(/^const (\w\w)_\w+ = [\s\S]*?^\};/gm)].filter(([text]) =>
    text.includes('\\u2060'),
  );
  expect(joined.length).toBeGreaterThan(200);
  expect(
    joined.filter(([text, locale]) => locale !== 'fr' || /(?:https?:|\/)[\w/.-]*\\u2060/.test(text)),
  ).toEqual([]);
});

test('a path, an address or markup in a text from the right is set apart, so that no end of it goes to the other', () => {
  const words = areas.flatMap((name) => {
    const code = readFileSync(`generated/texts/areas/${name}`, 'utf8');
    const functions = [...code.matchAll(/^const ar_(\w+) = [\s\S]*?^\};/gm)];
    return functions.flatMap(([text, key]) =>
      [...text.matchAll(/`((?:[^`\\]|\\.)*)`/g)].map(([, said]) => [
        key,
        said.replace(/\$\{.*?\)\}/g, 'X').replace(/\\u2066.*?\\u2069/g, 'X'),
      ]),
    );
  });
  expect(words.length).toBeGreaterThan(5000);
  const turned = words.filter(
    ([, said]) =>
      /\p{Script=Arabic}/u.test(said) &&
      /(?<![\w.*/-])[/#[{\\][\w…{\p{L}]|\w[^\s،؛]*[/#\]}](?![\w*])/u.test(said),
  );
  expect(turned).toEqual([]);
});

test('the sign of a share in Arabic keeps to the side of its last digit, but with ٠–٩ to that of the line', async () => {
  const { job_openings_answer_rate } = await import('#texts/messages.js');
  const rate = () => job_openings_answer_rate({ rate: 69, days: 10 }, { locale: 'ar' });
  expect(rate()).toContain('\u206869%\u2069');
  const before = readDigitsBy(() => 'arab');
  onTestFinished(() => void readDigitsBy(before));
  expect(rate()).toContain(' ٦٩٪ ');
});

test('in a text from the right a figure stands on the line of what it counts, an amount on that of its currency', async () => {
  const { applications_total, common_money, talent_pool_ask_text } = await import('#texts/messages.js');
  const inArabic = { locale: 'ar' };
  expect(applications_total({ number: 14 }, inArabic)).toMatch(/^14\u00a0/);
  expect(talent_pool_ask_text({ name: 'Omar' }, inArabic)).toContain('30\u00a0يومًا');
  expect(common_money({ amount: '16,000', currency: 'ر.ق.' }, inArabic)).toBe('16,000\u00a0ر.ق.');
  expect(applications_total({ number: 14 }, { locale: 'en' })).not.toContain('\u00a0');
});

test('figures of a text have the digits of its reader, formats, networks and addresses their own', async () => {
  const texts = await import('#texts/messages.js');
  const before = readDigitsBy(() => 'arab');
  onTestFinished(() => void readDigitsBy(before));
  const inArabic = (key, values) => texts[key](values, { locale: 'ar' }).replace(/[\u2066-\u2069]/g, '');
  expect(inArabic('applications_total', { number: 14 })).toMatch(/^١٤\s/);
  expect(inArabic('video_choose_hint')).toMatch(/٦٠\s.*MP4/);
  expect(inArabic('landing_stat_users')).toContain('١٠٬٠٠٠+');
  expect(inArabic('validation_key_network')).toMatch(/203\.0\.113\.7 .*203\.0\.113\.0\/24$/);
  expect(inArabic('validation_issuer_slow')).toContain('٥');
  expect(inArabic('design_tags_add', { name: 'C3' })).toContain('C3');
  expect(texts.applications_total({ number: 14 }, { locale: 'en' })).toContain('14');
});
