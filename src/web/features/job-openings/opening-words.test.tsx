import { afterEach, expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { overwriteGetLocale } from '#texts/runtime.js';
import { OpeningTexts } from './opening/opening-texts.tsx';
import { shownQuestions, shownTag, shownTitle } from './opening-words.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const engineer = { title: 'Civil Engineer', language: 'en', titles: { fr: 'Ingénieur civil' } };

test('an occupation is read in the language of the reader, a title of one’s own with the language it is in', () => {
  expect(shownTitle(engineer)).toEqual({ text: 'Civil Engineer' });
  overwriteGetLocale(() => 'fr');
  expect(shownTitle(engineer)).toEqual({ text: 'Ingénieur civil' });
  expect(shownTitle({ ...engineer, title: 'Bridge Whisperer', titles: {} })).toEqual({
    text: 'Bridge Whisperer',
    lang: 'en',
  });
  overwriteGetLocale(() => 'ar');
  const nurse = { title: 'Nurse', language: 'en', titles: { ar: 'ممرض / ممرضة' } };
  expect(shownTitle(nurse)).toEqual({ text: 'ممرض\u00a0/ ممرضة' });
  // A card of an earlier release knows of neither.
  expect(shownTitle({ title: 'Welder' })).toEqual({ text: 'Welder' });
});

test('a tag of the lists is read in the language of the reader, any other as it was typed', () => {
  overwriteGetLocale(() => 'fr');
  expect(shownTag('Family visa', 'en')).toEqual({ text: 'Visa familial' });
  expect(shownTag('ETABS', 'en')).toEqual({ text: 'ETABS', lang: 'en' });
  expect(shownTag('Habilitation', 'fr')).toEqual({ text: 'Habilitation' });
});

test('the texts of an opening say their language and direction', async () => {
  const opening = {
    introduction: '',
    responsibilities: '<p>…</p>',
    requirements: '',
    benefits: '',
    tags: [],
    translation: null,
  };
  const of = (language: string) => markupOf(<OpeningTexts opening={{ ...opening, language }} />);
  expect(await of('ar')).toContain('<div lang="ar" dir="rtl"><p>');
  expect(await of('ar')).toContain('Language of this opening: Arabic');
  expect(await of('en')).toContain('<div dir="ltr"><p>');
  expect(await of('en')).not.toContain('Language of this opening');
});

test('a question is asked in the language of the page where it was written in that, else as it was', () => {
  const asked = (id: string) => ({
    id,
    title: 'Why?',
    description: 'So.',
    answer_type: 'text',
    required: true,
  });
  const translation = {
    ...{ language: 'ar', title: '', introduction: '', responsibilities: '', requirements: '', benefits: '' },
    screening_questions: [{ id: 'a', title: 'لماذا؟', description: '' }],
    video_questions: [],
  };
  const screening_questions = [asked('a'), asked('b')];
  expect(shownQuestions({ screening_questions, translation })).toEqual([
    { ...asked('a'), title: 'لماذا؟' },
    asked('b'),
  ]);
  expect(shownQuestions({ screening_questions, translation: null })).toEqual(screening_questions);
});
