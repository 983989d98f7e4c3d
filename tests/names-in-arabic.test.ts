import { expect, test } from 'vitest';
import { applications } from '#server/modules/applications/table.ts';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import { openingTranslations } from '#server/modules/job-openings/translations/table.ts';
import { anApplication } from './support/applications.ts';
import { type Caller, send } from './support/client.ts';
import { readCsv } from './support/csv.ts';
import { anInterview, schedule } from './support/interviews.ts';
import { anOpening, changeOpening } from './support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, type CompanyPerson, type Person } from './support/people.ts';
import { aPoolCandidate } from './support/pool.ts';
import { saveProfile } from './support/profile-rules.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const latin = 'Ghada Zuhairi';
const inArabic = 'غادة زهيري';
const readers = [
  ['en', latin],
  ['fr', latin],
  ['ar', inArabic],
] as const;

async function read({ token }: Caller, path: string, locale = 'en') {
  const answer = await send(server(), 'GET', path, { token, headers: { 'accept-language': locale } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
}

/** Somebody of the pool with both names who applied, is asked to an interview, and is written to. */
async function anApplicant(title: string, opening: Parameters<typeof anOpening>[2] = {}) {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server(), { name: latin, nameAr: inArabic, title });
  const openingId = await anOpening(server(), company.companyId, opening);
  await server()
    .platform.db.insert(screeningQuestions)
    .values({ openingId, position: 0, title: 'Why?', answerType: 'text', required: false });
  const cover_letter = `I am ${latin}, ${inArabic}, also و${inArabic.replace('غ', 'غـ')}.`;
  const applicationId = await anApplication(server(), person, openingId, { cover_letter });
  return { company, person, title, openingId, applicationId };
}

/** What the company's pages call the applicant, place by place. */
async function placesOf(meeting: Awaited<ReturnType<typeof anApplicant>>, locale: string) {
  const { company, person, title, openingId, applicationId } = meeting;
  const get = (path: string) => read(company, path, locale);
  const { data: list } = (await get('/api/job_application')).data;
  const { columns } = (await get(`/api/job_application_board?job_id=${openingId}`)).data;
  const details = (await get(`/api/job_application/${applicationId}`)).data;
  const dashboard = await get('/api/dashboard');
  const answers = (await get(`/api/job_application_answers?job_id=${openingId}`)).data;
  return {
    list: list[0].candidate.name,
    below: list[0].candidate.latin_name,
    board: columns.flatMap(({ data }: { data: unknown[] }) => data)[0].candidate.name,
    details: [details.candidate.name, details.profile.name],
    dashboard: dashboard.recent[0].candidate_name,
    answers: answers.data[0].name,
    profile: (await get(`/api/candidate/${person.accountId}`)).data.name,
    pool: (await get(`/api/candidate_pool?search=${title}`)).data.data.map(
      ({ name }: { name: string }) => name,
    ),
    interviews: (await get('/api/interview')).data.data[0].candidate.name,
    form: (await get(`/api/interview_options?application_id=${applicationId}`)).data.candidate.name,
    conversations: (await get('/api/messages')).data.data[0].with.name,
  };
}

test('on Arabic pages a candidate is called by the name in Arabic, in English and French by the Latin one', async () => {
  const meeting = await anApplicant('Stevedore');
  const { company, person } = meeting;
  await anInterview(server(), { ...meeting, candidate: person });
  const conversation = await send(server(), 'POST', '/api/messages', {
    token: company.token,
    body: { candidate_id: person.accountId },
  });
  const path = `/api/messages/${conversation.body.data.id}`;
  const write = (writer: Person, key: string) =>
    send(server(), 'POST', path, {
      ...{ token: writer.token, headers: { 'accept-language': 'ar' } },
      body: { text: 'Good morning', key },
    });
  await write(company, '0b5e3f5c-5d0a-4d2c-9d9e-2f6f1d7a1c01');
  const written = await write(person, '0b5e3f5c-5d0a-4d2c-9d9e-2f6f1d7a1c02');
  expect(written.body.data.author).toBe(inArabic);
  const share = {
    ...{ application_ids: [meeting.applicationId], title: 'Stevedores', expires_on: '2026-11-28' },
    shows: { cv: true, contact: false, answers: true, videos: false },
  };
  const made = await send(server(), 'POST', '/api/job_application_share', { ...company, body: share });
  const room = `/api/shared_applications/${made.body.data.id}`;
  const entered = await send(server(), 'POST', `${room}/visitor`, { body: { name: 'Dr Khalid' } });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const [locale, shown] of readers) {
    expect([locale, await placesOf(meeting, locale)]).toEqual([
      locale,
      {
        ...{ list: shown, board: shown, details: [shown, shown], dashboard: shown, answers: shown },
        // Whoever reads the Arabic name may write or search the other.
        below: locale === 'ar' ? latin : '',
        ...{ profile: shown, pool: [shown], interviews: shown, form: shown, conversations: shown },
      },
    ]);
    const { messages } = (await read(company, path, locale)).data;
    expect(messages.map(({ author }: { author: string }) => author)).toEqual([company.name, shown]);
    const link = await read(company, `/api/job_application_share/${made.body.data.id}`, locale);
    expect(link.data.shared[0].name).toBe(shown);
    const headers = { cookie, 'accept-language': locale };
    const inside = await send(server(), 'GET', `${room}/applications`, { headers });
    expect(inside.body.data.applications[0].name).toBe(shown);
    // The own names stay apart where the person edits them.
    const own = (await read(person, '/api/users', locale)).candidate_details;
    expect([own.name, own.name_ar]).toEqual([latin, inArabic]);
    expect((await read(person, '/api/videocv', locale)).name).toBe(shown);
  }
});

test('a table has the Latin names in every language, and in Arabic those in Arabic beside them', async () => {
  const { company, openingId } = await anApplicant('Lighterman');
  await server().platform.db.update(applications).set({ coverLetter: '' });
  const without = await aPoolCandidate(server(), { name: 'Nadim Qasr', title: 'Lighterman' });
  await anApplication(server(), without, openingId);
  const applied = async (locale: string) => {
    const headers = { 'accept-language': locale };
    const { body } = await send(server(), 'POST', '/api/job_application_export', {
      ...{ token: company.token, headers },
      body: { kind: 'csv' },
    });
    return fileOf(company, `/api/${body.data.path}`, locale);
  };
  const pool = (locale: string) => fileOf(company, '/api/candidate_pool_export?search=lighterman', locale);
  for (const table of [applied, pool]) {
    for (const locale of ['en', 'fr']) {
      const text = JSON.stringify(await table(locale));
      expect([text.includes(latin), text.includes(inArabic)]).toEqual([true, false]);
    }
    const [head, ...rows] = await table('ar');
    expect(head?.[1]).toBe('الاسم بالعربية');
    const names = rows.map(([name, nameInArabic]) => [name, nameInArabic]);
    expect(names).toContainEqual([latin, inArabic]);
    expect(names).toContainEqual(['Nadim Qasr', '']);
  }
});

async function fileOf({ token }: Caller, path: string, locale: string): Promise<string[][]> {
  const answer = await server().app.request(`http://localhost:3000${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
  });
  expect(answer.status).toBe(200);
  return readCsv(new Uint8Array(await answer.arrayBuffer()), locale === 'fr' ? ';' : ',');
}

test('both names are found in any spelling, and by a new one from its change on', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const person = await aPoolCandidate(server(), { name: 'Ursula Brandt' });
  await anApplication(server(), person, await anOpening(server(), company.companyId));
  const findings = async (text: string) => {
    const word = encodeURIComponent(text);
    const pool = (await read(company, `/api/candidate_pool?search=${word}`)).data.data;
    const look = { q: text, look_reason: 'asked', look_note: 'call of Tuesday' };
    const found = await send(server(), 'POST', '/api/admin_people/search', {
      token: admin.token,
      body: look,
    });
    return [
      (await read(company, `/api/job_application?name=${word}`)).data.total,
      pool.some(({ id }: { id: string }) => id === person.accountId),
      found.body.data.length,
    ];
  };
  expect(await findings('غزوان')).toEqual([0, false, 0]);
  const saved = await saveProfile(server(), person, { name_ar: ' غزوان بن شَعشوع ' });
  expect(saved.body.data).toMatchObject({ name: 'Ursula Brandt', name_ar: 'غزوان بن شَعشوع' });
  await server().runTasks();
  for (const text of ['غزوان', 'شعشوع غزوان', 'Ghazwan', 'Ursula', 'Brandt Ursula'])
    expect([text, ...(await findings(text))]).toEqual([text, 1, true, 1]);
  // The Latin name changes: the one in Arabic is found as before.
  await saveProfile(server(), person, { name: 'Wilhelmine Brandt' });
  await server().runTasks();
  expect([await findings('Ghazwan'), await findings('Ursula')]).toEqual([
    [1, true, 1],
    [0, false, 0],
  ]);
  // Taken away, it is found no more, and Arabic pages show the Latin one.
  await saveProfile(server(), person, { name_ar: null });
  await server().runTasks();
  expect([await findings('غزوان'), await findings('Wilhelmine')]).toEqual([
    [0, false, 0],
    [1, true, 1],
  ]);
  const list = await read(company, '/api/job_application', 'ar');
  expect(list.data.data[0].candidate.name).toBe('Wilhelmine Brandt');
});

test('who is reviewed blind, hides, or is listed nowhere is neither shown nor found by the name in Arabic', async () => {
  const { company, person, openingId, applicationId } = await anApplicant('Wharfinger', {
    blindReview: true,
  });
  const told = async () => {
    const { token } = company;
    const paths = [
      '/api/job_application',
      `/api/job_application/${applicationId}`,
      `/api/job_application_board?job_id=${openingId}`,
      `/api/job_application_answers?job_id=${openingId}`,
      '/api/dashboard',
    ];
    const texts = await Promise.all(
      paths.map(async (path) => JSON.stringify(await read(company, path, 'ar'))),
    );
    const word = encodeURIComponent(inArabic);
    const found = await read({ token }, `/api/job_application?name=${word}`, 'ar');
    return [texts.filter((text) => /غادة|زهيري|Ghada|Zuhairi/.test(text)).length, found.data.total];
  };
  expect(await told()).toEqual([0, 0]);
  expect((await schedule(server(), { company, applicationId })).body.code).toBe('BLIND_REVIEW');
  await changeOpening(server(), openingId, { blindReview: false });
  expect(await told()).toEqual([5, 1]);
  const isInPool = async () => {
    const found = await read(company, `/api/candidate_pool?search=${encodeURIComponent(inArabic)}`, 'ar');
    return found.data.data.some(({ id }: { id: string }) => id === person.accountId);
  };
  expect(await isInPool()).toBe(true);
  await hide(person, company);
  expect(await isInPool()).toBe(false);
  const unlisted = await aCandidate(server(), {
    name: 'Nadia Qutb',
    nameAr: 'نادية قطب',
    poolConsent: false,
  });
  await saveProfile(server(), unlisted, { title: 'Stevedore' });
  await server().runTasks();
  const searched = await read(company, `/api/candidate_pool?search=${encodeURIComponent('قطب')}`, 'ar');
  expect(searched.data.total).toBe(0);
});

function hide({ token }: Person, { companyId }: CompanyPerson) {
  return send(server(), 'POST', '/api/candidate-hidden-companies', {
    token,
    body: { company_id: companyId },
  });
}

test('a candidate reads of applications, their drafts and conversations in the own language and script', async () => {
  const company = await anApprovedCompany(server(), { name: 'Sidra Towers', nameAr: 'أبراج سدرة' });
  const person = await aPoolCandidate(server(), { name: latin, nameAr: inArabic, title: 'Winchman' });
  const translated = async (title: string) => {
    const id = await anOpening(server(), company.companyId, { title });
    await server()
      .platform.db.insert(openingTranslations)
      .values({ openingId: id, language: 'ar', title: 'مشغّل رافعة', isWhole: true });
    return id;
  };
  const sent = await anApplication(server(), person, await translated('Winch operator'));
  const begun = await translated('Winch hand');
  await send(server(), 'PUT', `/api/job_application_drafts/${begun}`, {
    token: person.token,
    body: { cover_letter: 'Good morning' },
  });
  const conversation = await send(server(), 'POST', '/api/messages', {
    token: company.token,
    body: { candidate_id: person.accountId },
  });
  await send(server(), 'POST', `/api/messages/${conversation.body.data.id}`, {
    token: company.token,
    body: { text: 'Good morning', key: '0b5e3f5c-5d0a-4d2c-9d9e-2f6f1d7a1c03' },
  });
  const readIn = async (locale: string) => {
    const { data: list } = (await read(person, '/api/job_application', locale)).data;
    const one = (await read(person, `/api/job_application/${sent}`, locale)).data;
    const drafts = (await read(person, '/api/job_application_drafts', locale)).data;
    const conversations = (await read(person, '/api/messages', locale)).data.data;
    return {
      titles: [list[0].job.title, one.job.title],
      drafts: drafts.map(({ job }: { job: { title: string } }) => job.title),
      companies: [list[0].company.name, one.company.name, conversations[0].with.name],
    };
  };
  const arabicTitle = 'مشغّل رافعة';
  expect(await readIn('ar')).toEqual({
    titles: [arabicTitle, arabicTitle],
    drafts: [arabicTitle],
    companies: ['أبراج سدرة', 'أبراج سدرة', 'أبراج سدرة'],
  });
  expect(await readIn('fr')).toEqual({
    titles: ['Winch operator', 'Winch operator'],
    drafts: ['Winch hand'],
    companies: ['Sidra Towers', 'Sidra Towers', 'Sidra Towers'],
  });
});

test('the title of an opening that the lists know is read in the own language wherever a candidate finds it', async () => {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server(), { name: latin, title: 'Foreman of bridges' });
  const openingId = await anOpening(server(), company.companyId, { title: 'Site Engineer' });
  const write = async ({ token }: Person, path: string, body: unknown = {}) => {
    const answer = await send(server(), 'POST', path, { token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  await write(company, `/api/candidate_pool/${person.accountId}/invitation`, { job_id: openingId });
  await write(person, '/api/saved_jobs', { job_id: openingId });
  const applicationId = await anApplication(server(), person, openingId);
  await anInterview(server(), { company, candidate: person, openingId, applicationId });
  await server().runTasks();
  const titlesIn = async (locale: string) => {
    const titleOf = ({ job }: { job: { title: string } }) => job.title;
    const { notifications } = (await read(person, '/api/notifications/recent', locale)).data;
    return new Set([
      ...(await read(person, '/api/job_application', locale)).data.data.map(titleOf),
      ...(await read(person, '/api/own_interview', locale)).data.upcoming.map(titleOf),
      ...(await read(person, '/api/candidate-requests', locale)).data.map(titleOf),
      ...(await read(person, '/api/saved_jobs', locale)).data.data.map(
        ({ title }: { title: string }) => title,
      ),
      ...notifications.map(({ facts }: { facts: { title: string } }) => facts.title),
    ]);
  };
  expect(await titlesIn('en')).toEqual(new Set(['Site Engineer']));
  expect(await titlesIn('fr')).toEqual(new Set(['Ingénieur de chantier']));
  expect(await titlesIn('ar')).toEqual(new Set(['مهندس موقع / مهندسة موقع']));
  const received = await read(company, '/api/job_application', 'ar');
  expect(received.data.data[0].job.title).toBe('Site Engineer');
});
