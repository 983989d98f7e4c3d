import { expect, test } from 'vitest';
import { saveOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let poster: Promise<CompanyPerson> | undefined;

/** A company that no slot stops. */
function aLargeCompany(): Promise<CompanyPerson> {
  poster ??= anApprovedCompany(server(), { jobSlots: 1000, screeningSlots: 100, videoSlots: 100 });
  return poster;
}

const save = async (change: Record<string, unknown>) => saveOpening(server(), await aLargeCompany(), change);
const letters = (count: number) => 'a'.repeat(count);
const html = (count: number) => `<p>${letters(count)}</p>`;
const mandatory = 'Please fill all Mandatory Fields ( * )';

test.each([
  ['title', '', 'Job title is required!'],
  ['title', '   ', 'Job title is required!'],
  ['title', undefined, 'Job title is required!'],
  ['city', '', 'City is required!'],
  ['city', undefined, 'City is required!'],
  ['country', '', mandatory],
  ['responsibilities', '<p> </p>', mandatory],
  ['responsibilities', undefined, mandatory],
  ['requirements', '', mandatory],
  ['salary_start', '', 'Please enter salary range starts from'],
  ['salary_start', undefined, 'Please enter salary range starts from'],
  ['salary_end', '', 'Please enter salary range end'],
  ['salary_end', undefined, 'Please enter salary range end'],
  ['experience_level', undefined, mandatory],
  ['employment_type', undefined, mandatory],
])('%s “%s” is refused at its field: %s', async (field, value, message) => {
  const { status, body } = await save({ [field]: value });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [message] });
});

test.each([
  ['title', letters(255), letters(256), 'Maximum 255 character'],
  ['city', letters(100), letters(101), 'Maximum 100 character'],
  ['introduction', html(10_000), html(10_001), 'Maximum 10000 character'],
  ['responsibilities', html(10_000), html(10_001), 'Maximum 10000 character'],
  ['requirements', html(10_000), html(10_001), 'Maximum 10000 character'],
  ['benefits', html(10_000), html(10_001), 'Maximum 10000 character'],
  ['salary_start', 0, -1, 'The value must be at least 0'],
  ['salary_start', '12,000', '12,00', 'Please enter a number'],
  ['salary_start', '12 000', 'twelve', 'Please enter a number'],
  ['salary_start', 12_000, 12_000.5, 'Please enter a whole number'],
  ['salary_end', '28 000', '28 000.50', 'Please enter a number'],
  ['salary_end', 22_001, 22_000, 'The end of the salary range must be greater than its start'],
  ['salary_end', 100_000_000, 100_000_001, 'The value must be at most 100000000'],
  ['experience_start', 60, 61, 'The value must be at most 60'],
  ['experience_start', '2', '2.5', 'Please enter a whole number'],
  ['experience_end', 0, -1, 'The value must be at least 0'],
  ['vacancies', 1, 0, 'The value must be at least 1'],
  ['vacancies', 10_000, 10_001, 'The value must be at most 10000'],
  ['vacancies', '2', 'two', 'Please enter a number'],
  ['currency', 'QAR', 'riyal', 'Please choose one of the options'],
  ['currency', 'KWD', 'ZZZ', 'Please choose one of the options'],
  ['salary_type', 'per year', 'per hour', 'Please choose one of the options'],
  ['minimum_education', 'Ph.D', 'doctor', 'Please choose one of the options'],
  ['cover_letter', 'mandatory', 'maybe', 'Please choose one of the options'],
  ['employment_type', 'contract/temporary', 'seasonal', mandatory],
  ['experience_level', 'executive', 'junior', mandatory],
  ['status', 'On-Hold', 'Active', 'Please choose one of the options'],
  ['tags', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'Choose at most 6'],
  ['due_date', '2028-02-29', '2027-02-29', 'Please enter a valid date'],
])('%s is accepted to its limit and refused beyond it', async (field, last, beyond, message) => {
  expect((await save({ [field]: last })).status).toBe(200);
  const { status, body } = await save({ [field]: beyond });
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([message]);
});

test.each([
  ['title', { title: letters(255) }, { title: letters(256) }, 'Maximum 255 character'],
  ['title', { title: 'a' }, { title: ' ' }, mandatory],
  ['description', { description: letters(1000) }, { description: letters(1001) }, 'Maximum 1000 character'],
  ['answer_type', { answer_type: 'date' }, { answer_type: undefined }, 'Please add the input type'],
  ['answer_type', { answer_type: 'yes/no' }, { answer_type: 'file' }, 'Please add the input type'],
  [
    'knock_out.minimum',
    { answer_type: 'number', knock_out: { minimum: '3' } },
    { answer_type: 'number', knock_out: { minimum: 'three' } },
    'Please enter a number',
  ],
  [
    'knock_out.maximum',
    { answer_type: 'number', knock_out: { minimum: 3, maximum: 3 } },
    { answer_type: 'number', knock_out: { minimum: 3, maximum: 2 } },
    'The upper limit cannot lie below the lower one',
  ],
  [
    'knock_out.latest',
    { answer_type: 'date', knock_out: { earliest: '2027-01-01', latest: '2027-01-01' } },
    { answer_type: 'date', knock_out: { earliest: '2027-01-02', latest: '2027-01-01' } },
    'The upper limit cannot lie below the lower one',
  ],
])('a screening question’s %s is refused at its field', async (field, last, beyond, message) => {
  const question = { title: 'Do you hold a licence?', answer_type: 'text' };
  expect((await save({ screening_questions: [{ ...question, ...last }] })).status).toBe(200);
  const { status, body } = await save({ screening_questions: [question, { ...question, ...beyond }] });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [`screening_questions.1.${field}`]: [message] });
});

test.each([
  ['question', { question: letters(255) }, { question: letters(256) }, 'Maximum 255 character'],
  ['question', { question: 'a' }, { question: '' }, mandatory],
  ['seconds', { seconds: 120 }, { seconds: 121 }, 'The value must be at most 120'],
  ['seconds', { seconds: 15 }, { seconds: 14 }, 'The value must be at least 15'],
])('a video question’s %s is refused at its field', async (field, last, beyond, message) => {
  expect((await save({ video_questions: [{ question: 'Why us?', ...last }] })).status).toBe(200);
  const { status, body } = await save({ video_questions: [{ question: 'Why us?', ...beyond }] });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [`video_questions.0.${field}`]: [message] });
});

test('what is left out has the defaults of the specification', async () => {
  const { body } = await save({
    screening_questions: [{ title: 'Why?', answer_type: 'text' }],
    video_questions: [{ question: 'Who are you?' }],
  });
  expect(body.data).toMatchObject({
    country: 'Qatar',
    currency: 'QAR',
    salary_type: 'per month',
    minimum_education: 'none',
    cover_letter: 'optional',
    status: 'Open',
    vacancies: 1,
    remote: false,
    hide_company_name: false,
    screening_questions: [{ required: true, knock_out: null }],
    video_questions: [{ seconds: 120 }],
  });
});

test('a tag has 1 to 40 characters', async () => {
  expect((await save({ tags: [letters(40)] })).body.data.tags).toEqual([letters(40)]);
  const { body } = await save({ tags: ['Coast', letters(41), ''] });
  expect(body.errors).toEqual({
    'tags.1': ['Maximum 40 character'],
    'tags.2': ['This value is required'],
  });
});

test('what is wrong between two fields is said beside everything else that is wrong', async () => {
  const { body } = await save({
    title: '',
    employment_type: undefined,
    salary_end: 5,
    experience_start: 3,
    experience_end: 2,
  });
  expect(Object.keys(body.errors)).toEqual(['title', 'employment_type', 'salary_end', 'experience_end']);
});

test('a notice period over a year, a nameless language and a driving licence nobody knows are refused', async () => {
  expect((await save({ eligibility: { notice_period: '365' } })).status).toBe(200);
  const { body } = await save({
    eligibility: {
      visa_options: ['Tourist'],
      notice_period: '366',
      languages: [{ name: '', level: 'Expert' }],
      driving_licences: ['Boat'],
    },
  });
  expect(body.errors).toEqual({
    'eligibility.visa_options.0': ['Please choose one of the options'],
    'eligibility.notice_period': ['The value must be at most 365'],
    'eligibility.languages.0.name': ['This value is required'],
    'eligibility.driving_licences.0': ['Please choose one of the options'],
  });
  const half = await save({ eligibility: { notice_period: '30.5' } });
  expect(half.body.errors).toEqual({ 'eligibility.notice_period': ['Please enter a whole number'] });
});

test('the years of experience end where they began or later', async () => {
  expect((await save({ experience_start: 3, experience_end: 3 })).status).toBe(200);
  const { body } = await save({ experience_start: 3, experience_end: 2 });
  expect(body.errors).toEqual({
    experience_end: ['The most years of experience cannot be less than the fewest'],
  });
});

test('lengths are counted in code points: a letter of two code units counts once', async () => {
  expect((await save({ title: '\u{20bb7}'.repeat(255) })).status).toBe(200);
  expect((await save({ title: '\u{20bb7}'.repeat(256) })).status).toBe(422);
});
