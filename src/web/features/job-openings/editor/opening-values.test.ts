import { expect, test } from 'vitest';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { jobOpening, savedOpening } from '#domain/job-openings/saved-opening.ts';
import { fieldsOfEditor } from './opening-fields.ts';
import { emptyOpening, openingPayload, openingValues } from './opening-values.ts';

/** Every plain field that the test does not name is empty. */
const entries = Object.keys(savedOpening).map((name) => [name, '']);
const plain: Pick<CompanyOpening, keyof typeof savedOpening> = Object.fromEntries(entries);

const stored: CompanyOpening = {
  ...plain,
  id: 'b8a63f6e-6b7c-4d5e-9d3e-0a2b3c4d5e6f',
  title: 'Senior Structural Engineer',
  city: 'Lusail',
  country: 'Qatar',
  status: 'Active',
  stored_status: 'Published',
  due_date: '2026-12-12',
  employment_type: 'full time',
  vacancies: 2,
  views: 12,
  applications: 0,
  hide_company_name: true,
  copy_of: null,
  held_reason: null,
  first_published_at: '2026-11-01T08:00:00.000Z',
  closed_at: null,
  days_open: 20,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  introduction: '<p>Build with us.</p>',
  responsibilities: '<p>Lead the design of a tower.</p>',
  requirements: '<p>Seven years in structural design.</p>',
  benefits: '',
  currency: 'QAR',
  salary_start: 22_000,
  salary_end: 28_000,
  salary_type: 'per month',
  publish_salary: false,
  salary_negotiable: true,
  experience_level: 'senior',
  experience_start: 0,
  experience_end: 12,
  minimum_education: 'bachelor',
  cover_letter: 'required',
  remote: false,
  criteria: ['Experience'],
  blind_review: true,
  reply_days: 14,
  tags: ['Revit'],
  further_places: [{ country: 'United Arab Emirates', city: 'Dubai' }],
  eligibility: {
    visa_options: ['Citizen'],
    transferable: true,
    in_country: false,
    notice_period: 60,
    languages: [
      { name: 'English', level: 'Expert' },
      { name: 'Arabic', level: 'Low Proficiency' },
    ],
    driving_licences: ['Light vehicle'],
  },
  screening_questions: [
    {
      id: 's1',
      title: 'In Qatar?',
      description: '',
      answer_type: 'yes/no',
      required: true,
      knock_out: { answer: 'yes' },
    },
    {
      id: 's2',
      title: 'Years?',
      description: 'Full ones',
      answer_type: 'number',
      required: false,
      knock_out: { minimum: 7 },
    },
    { id: 's3', title: 'From when?', description: '', answer_type: 'date', required: true, knock_out: null },
  ],
  video_questions: [{ id: 'v1', question: 'Tell us of a bridge.', seconds: 45 }],
  version: 3,
  questions_locked: false,
  abilities: { edit: true, publish: true, remove: true },
};

const saved = (opening: CompanyOpening) => jobOpening.parse(openingPayload(openingValues(opening)));

test('an opening that is opened and saved keeps every field', () => {
  const { id: _, eligibility, screening_questions, video_questions, ...facts } = stored;
  const again = saved(stored);
  for (const name of Object.keys(again).filter((field) => field in facts && field !== 'status')) {
    expect([name, again[name as keyof typeof again]]).toEqual([name, facts[name as keyof typeof facts]]);
  }
  expect(again.status).toBe(stored.stored_status);
  expect(again.screening_questions).toMatchObject(
    screening_questions.map(({ title, description, answer_type, required }) => ({
      title,
      description,
      answer_type,
      required,
    })),
  );
  expect(again.screening_questions.map(({ knock_out }) => knock_out)).toMatchObject([
    { answer: 'yes' },
    { minimum: 7 },
    null,
  ]);
  expect(again.video_questions).toMatchObject(
    video_questions.map(({ question, seconds }) => ({ question, seconds })),
  );
  expect(eligibility).not.toBeNull();
});

test('languages of eligibility are not lost on save, alone or with the rest', () => {
  expect(saved(stored).eligibility).toEqual(stored.eligibility);
  const languages = [{ name: 'French', level: 'Native' as const }];
  const alone = openingPayload({
    ...openingValues(stored),
    ...noEligibility,
    languages: languages.map((one) => ({ key: 'k', ...one })),
  });
  expect(jobOpening.parse(alone).eligibility?.languages).toEqual(languages);
});

test('an opening that asks nothing of eligibility sends none', () => {
  expect(saved({ ...stored, eligibility: null }).eligibility).toBeNull();
});

test('a knock-out goes with the kind of answer that it was made for', () => {
  const values = openingValues(stored);
  const [first] = values.screening_questions;
  if (!first) throw new Error('The opening has questions');
  const changed = openingPayload({ ...values, screening_questions: [{ ...first, answer_type: 'text' }] });
  expect(jobOpening.parse(changed).screening_questions[0]?.knock_out).toBeNull();
});

test('an empty form is refused field by field', () => {
  const result = jobOpening.safeParse(openingPayload(emptyOpening));
  const fields = result.error?.issues.map(({ path }) => path[0]);
  expect(new Set(fields)).toEqual(
    new Set([
      'title',
      'city',
      'responsibilities',
      'requirements',
      'salary_start',
      'salary_end',
      'experience_level',
      'employment_type',
    ]),
  );
});

const noEligibility = {
  visa_options: [],
  transferable: false,
  in_country: false,
  notice_period: '',
  languages: [],
  driving_licences: [],
};

test('what is refused of eligibility and knock-outs finds its field', () => {
  expect(
    fieldsOfEditor({
      title: 'a',
      'eligibility.notice_period': 'b',
      'eligibility.languages.0.name': 'c',
      'screening_questions.1.knock_out.answer': 'd',
      'screening_questions.1.knock_out.minimum': 'e',
      'screening_questions.2.knock_out': 'f',
    }),
  ).toEqual({
    title: 'a',
    notice_period: 'b',
    'languages.0.name': 'c',
    'screening_questions.1.knock_out_answer': 'd',
    'screening_questions.1.minimum': 'e',
    'screening_questions.2.knock_out': 'f',
  });
});
