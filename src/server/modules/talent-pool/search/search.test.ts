import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, aSuperadmin, type CompanyPerson } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let company: CompanyPerson;

function job(designation: string, years: number) {
  const now = server().clock.now();
  return {
    company_name: 'Doha Works',
    company_location: 'Qatar',
    designation,
    currently_working: true,
    from_month: now.getUTCMonth() + 1,
    from_year: now.getUTCFullYear() - years,
    to_month: 13,
    to_year: 'Present' as const,
  };
}

beforeAll(async () => {
  company = await anApprovedCompany(server());
  const daysAgo = (days: number) => new Date(server().clock.now().getTime() - days * dayMs);
  await aPoolCandidate(server(), {
    name: 'Maryam Haddad',
    title: 'ICU Staff Nurse',
    currentCompany: 'Corniche General Hospital',
    industry: 'Hospital & Health Care',
    desiredJobs: ['ICU Staff Nurse'],
    professionalSkills: ['Ventilation'],
    gender: 'Female',
    nationality: 'Lebanon',
    languages: [{ name: 'Arabic', level: 'Native' }],
    experiences: [job('Nurse', 7)],
    eligibility: { visa_option: 'Residency Visa (Transferable)', notice_period: 30, in_country: true },
    updatedAt: daysAgo(2),
  });
  await aPoolCandidate(server(), {
    name: 'Fatima Zahra El-Idrissi',
    title: 'Infirmière de réanimation',
    desiredJobs: ['Infirmier en soins intensifs'],
    gender: 'Female',
    nationality: 'Morocco',
    languages: [
      { name: 'Arabic', level: 'Moderate Proficiency' },
      { name: 'French', level: 'Native' },
    ],
    experiences: [job('Infirmière', 3)],
    eligibility: { visa_option: 'Visit Visa', notice_period: 90 },
    updatedAt: daysAgo(40),
  });
  await aPoolCandidate(server(), {
    name: 'Joseph Tendo',
    title: 'Site Engineer',
    gender: 'Male',
    nationality: 'Uganda',
    residenceCountry: 'Kenya',
    updatedAt: daysAgo(120),
  });
});

async function search(query: string) {
  const path = `/api/candidate_pool?${query}`;
  const { status, body } = await send(server(), 'GET', path, { token: company.token });
  expect(status).toBe(200);
  const names = (body.data.data as { name: string }[]).map(({ name }) => name.split(' ')[0]);
  return { ...body.data, names };
}

test('the newest profiles come first, the oldest when asked, a page at a time', async () => {
  expect(await search('')).toMatchObject({
    total: 3,
    is_capped: false,
    names: ['Maryam', 'Fatima', 'Joseph'],
  });
  expect((await search('sort=ASC')).names).toEqual(['Joseph', 'Fatima', 'Maryam']);
  const pages = [await search('show=2'), await search('show=2&page=2'), await search('show=2&page=3')];
  expect(pages.map(({ names }) => names)).toEqual([['Maryam', 'Fatima'], ['Joseph'], []]);
  expect(await search('page=101')).toMatchObject({ total: 3, names: [] });
});

test('a profession is found by every way to say it; a synonym that is taken away is searched no more', async () => {
  const found = await search('search=icu%20nurse');
  expect(found.names).toEqual(['Maryam', 'Fatima']);
  const said = found.synonyms.map(({ text }: { text: string }) => text);
  expect(said).toContain('Infirmier reanimation');
  // What another language alone says so names it; what is mixed of two is never offered.
  const hse = (await search('search=hse%20officer')).synonyms;
  expect(hse).toContainEqual({ text: 'Agent HSE', is_searched: true, language: 'fr' });
  expect(hse.map(({ text }: { text: string }) => text)).not.toContain('Agent health and safety');
  const without = said.map((text: string) => `&without=${encodeURIComponent(text)}`).join('');
  expect((await search(`search=icu%20nurse${without}`)).names).toEqual(['Maryam']);
  expect((await search('search=infirmière')).names).toEqual(['Maryam', 'Fatima']);
});

test('a name, a skill and a language find, whatever accents and order', async () => {
  expect((await search('search=haddad%20mary')).names).toEqual(['Maryam']);
  expect((await search('search=idrissi')).names).toEqual(['Fatima']);
  expect((await search('search=ventilation')).names).toEqual(['Maryam']);
  expect((await search('search=arabe')).names).toEqual(['Maryam', 'Fatima']);
  expect((await search('search=zorkblat')).names).toEqual([]);
});

test.each([
  ['فاطمة', ['Fatima']],
  ['Fatema Zehra', ['Fatima']],
  ['مريم حداد', ['Maryam']],
  ['Mariam nurse', ['Maryam']],
])('a name in another spelling or script finds: %s', async (name, names) => {
  expect((await search(`search=${encodeURIComponent(name)}`)).names).toEqual(names);
});

test('a current company is found in another script', async () => {
  const employer = encodeURIComponent('مستشفى الكورنيش');
  expect((await search(`employer=${employer}`)).names).toEqual(['Maryam']);
});

test('a slip of the pen is taken for what was meant, and said', async () => {
  const found = await search('search=enginer');
  expect(found).toMatchObject({ names: ['Joseph'], corrections: [{ typed: 'enginer', meant: 'engineer' }] });
});

test.each([
  ['industry=Hospital%20%26%20Health%20Care', ['Maryam']],
  ['employer=corniche', ['Maryam']],
  ['position=Infirmier%20en%20soins%20intensifs', ['Maryam', 'Fatima']],
  ['position=nurse', ['Maryam', 'Fatima']],
  ['position=infirmiere', ['Maryam', 'Fatima']],
  ['position=nurse%20icu', ['Maryam', 'Fatima']],
  ['position=plumber', []],
  ['gender=Male', ['Joseph']],
  ['nationality=Morocco&nationality=Uganda', ['Fatima', 'Joseph']],
  ['country=Kenya', ['Joseph']],
  ['continent=GCC', ['Maryam', 'Fatima']],
  ['continent=Africa', ['Joseph']],
  ['experience_min=5', ['Maryam']],
  ['experience_max=3', ['Fatima']],
  ['language=Arabic', ['Maryam', 'Fatima']],
  ['language=arabic&level=Expert', ['Maryam']],
  ['updated=90', ['Maryam', 'Fatima']],
  ['visa=Visit%20Visa', ['Fatima']],
  ['notice=30', ['Maryam']],
  ['gender=Female&continent=GCC&language=French', ['Fatima']],
])('%s narrows it', async (query, names) => {
  expect(await search(query)).toMatchObject({ names, total: names.length });
});

test('the best fit for an opening comes first, with what is met and what is not', async () => {
  const opening = await anOpening(server(), company.companyId, {
    experienceStart: 5,
    eligibility: { transferable: true, notice_period: 30, languages: [{ name: 'Arabic', level: 'Expert' }] },
  });
  const { data, names, job } = await search(`sort=fit&job_id=${opening}`);
  expect(job).toMatchObject({ id: opening });
  expect(names).toEqual(['Maryam', 'Fatima', 'Joseph']);
  expect(data.map(({ fit }: { fit: { met: number; total: number } }) => [fit.met, fit.total])).toEqual([
    [4, 4],
    [0, 4],
    [0, 4],
  ]);
  const foreign = await anOpening(server(), (await anApprovedCompany(server())).companyId);
  expect(await search(`sort=fit&job_id=${foreign}`)).toMatchObject({
    job: null,
    data: [{ fit: null }, {}, {}],
  });
});

test('the counts leave their own filter aside', async () => {
  const path = '/api/candidate_pool_counts?country=Kenya&gender=Male';
  const { body } = await send(server(), 'GET', path, { token: company.token });
  expect(body.data).toEqual({ country: { Kenya: 1 }, visa: {}, gender: { Male: 1 } });
});

test.each([
  'page=-1&show=abc&sort=sideways&gender=pirate&visa[]=&updated=1e9&notice=NaN&job_id=none',
  'search=%00%ff&employer=%ED%A0%80&continent=Atlantis',
  "search=%25_%5C'%22;drop%20table&language=x'--&level=none",
  `search=${'a'.repeat(3000)}`,
])('bad values fall back to their defaults: %.60s', async (query) => {
  await search(query);
});

test('what superadmins made a title be found by finds its candidates, too', async () => {
  await aPoolCandidate(server(), { name: 'Amal Saleh', title: 'Dialysis Nurse' });
  const of = async (words: string) =>
    (await send(server(), 'GET', `/api/candidate_pool?search=${encodeURIComponent(words)}`, company)).body
      .data;
  expect((await of('Kidney carer')).data).toEqual([]);
  await send(server(), 'PUT', '/api/job_titles/Dialysis%20Nurse', {
    ...(await aSuperadmin(server())),
    body: {
      names: { en: 'Dialysis Nurse', fr: 'Infirmier en dialyse', ar: 'ممرض غسيل كلى / ممرضة غسيل كلى' },
      synonyms: ['Kidney carer'],
      is_retired: false,
    },
  });
  const found = await of('Kidney carer');
  expect(found.data).toMatchObject([{ name: 'Amal Saleh' }]);
  expect(found.synonyms).toContainEqual(
    expect.objectContaining({ text: 'Dialysis Nurse', is_searched: true }),
  );
});
