import { expect, test } from 'vitest';
import { sampleCv } from '#support/sample-cvs.ts';
import { checkCv } from './check.ts';
import { cvDocument, emptyCv } from './document.ts';
import { printedCv } from './printed.ts';
import { readingOrder } from './reading-order.ts';
import { cvWeaknesses } from './weaknesses.ts';

const cv = sampleCv('plain');
const printed = readingOrder(printedCv(cv), cv.template)
  .flatMap(({ texts }) => texts.map(({ text }) => text))
  .join('\n');
const rendered = { pages: 1, droppedCharacters: [] };

test('a text that was read in order has every word and section', () => {
  expect(checkCv(cv, { ...rendered, text: printed })).toMatchObject({
    share: 100,
    lost: [],
    lostSections: [],
  });
});

test('a word that is missing is named with its field, one that stands elsewhere is out of order', () => {
  const missing = checkCv(cv, { ...rendered, text: printed.replace('municipality', '') });
  expect(missing.lost).toEqual([{ word: 'municipality', path: 'experience.1.description', isMissing: true }]);
  expect(missing.inOrder).toBe(missing.words - 1);
  const lines = printed.split('\n');
  const moved = [...lines.slice(1), ...lines.slice(0, 1)].join('\n');
  expect(checkCv(cv, { ...rendered, text: moved }).lost).toContainEqual({
    word: 'Haddad',
    path: 'basics.name',
    isMissing: false,
  });
});

test('nothing was read: everything is lost', () => {
  expect(checkCv(cv, { ...rendered, text: '' })).toMatchObject({ share: 0, inOrder: 0 });
});

test('an empty CV has a weak spot for each thing that employers look for', () => {
  expect(cvWeaknesses(emptyCv('en'), 1, []).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'no_name basics.name',
    'no_title basics.title',
    'no_email basics.email',
    'no_phone basics.phone',
    'no_place basics.city',
    'no_summary summary',
    'no_experience experience',
    'no_education education',
    'no_skills skills',
  ]);
});

test('a section that is not shown has none', () => {
  const sections = emptyCv('en').sections.map((section) => ({ ...section, is_shown: false }));
  expect(cvWeaknesses({ ...cv, sections, experience: [], skills: [] }, 1, [])).toEqual([]);
});

test('gaps, missing dates and texts, turned dates, levels and addresses are named where they stand', () => {
  const entry = { position: 'Engineer', company: 'A', place: '', url: '', description: 'Built 4 bridges.' };
  const document = cvDocument.parse({
    ...cv,
    basics: { ...cv.basics, title: 'Engineer 🎉' },
    experience: [
      { id: 'a', ...entry, from: '2024-01', to: 'present' },
      { id: 'b', ...entry, from: '2020-01', to: '2023-06' },
      { id: 'c', ...entry, from: '2019-05', to: '2018-05', description: '' },
      { id: 'd', ...entry, from: '', to: '' },
    ],
    languages: [{ id: 'a', name: 'French', level: '' }],
    links: [{ id: 'a', network: 'website', url: 'javascript:alert(1)', username: '' }],
  });
  expect(cvWeaknesses(document, 3, ['🎉']).map(({ code, path, params }) => [code, path, params])).toEqual([
    ['wrong_order', 'experience.2.from', { name: 'Engineer, A' }],
    ['no_text', 'experience.2.description', { name: 'Engineer, A' }],
    ['no_dates', 'experience.3.from', { name: 'Engineer, A' }],
    ['gap', 'experience.1.from', { months: 7, name: 'Engineer, A' }],
    ['gap', 'experience.0.from', { months: 6, name: 'Engineer, A' }],
    ['no_level', 'languages.0.level', { name: 'French' }],
    ['wrong_url', 'links.0.url', { url: 'javascript:alert(1)' }],
    ['too_long', 'education', { pages: 3 }],
    ['dropped_characters', 'basics.title', { characters: '🎉' }],
  ]);
});

test('the template for one page says where to shorten what does not fit', () => {
  const experience = cv.experience.slice(0, 1);
  const document = { ...cv, experience, template: 'one-page' as const };
  const codes = (pages: number) =>
    cvWeaknesses(document, pages, []).map(({ code, path }) => `${code} ${path}`);
  expect(codes(1)).toEqual([]);
  expect(codes(2)).toEqual(['no_one_page experience']);
});

test('years alone make no gap', () => {
  const entry = { position: 'Engineer', company: 'A', place: '', url: '', description: 'Built 4 bridges.' };
  const experience = [
    { id: 'a', ...entry, from: '2020', to: 'present' },
    { id: 'b', ...entry, from: '2015', to: '2019' },
  ];
  expect(cvWeaknesses({ ...cv, experience }, 1, [])).toEqual([]);
});
