import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { templateNames } from '#domain/companies/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { anApplication } from './support/applications.ts';
import { send } from './support/client.ts';
import { anInterview } from './support/interviews.ts';
import { anOpening } from './support/openings.ts';
import { lettersTo } from './support/outbox.ts';
import { aMember, anApprovedCompany, type Person, setLocale } from './support/people.ts';
import { aPoolCandidate } from './support/pool.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

const names = {
  company: { latin: 'Pearl Divers', inArabic: 'غوّاصو اللؤلؤ' },
  candidate: { latin: 'Ghada Zuhairi', inArabic: 'غادة زهيري' },
  owner: { latin: 'Huda Salem', inArabic: 'هدى سالم' },
  colleague: { latin: 'Tariq Hamad', inArabic: 'طارق حمد' },
};
type Named = keyof typeof names;
const everyName = Object.entries(names) as [Named, { latin: string; inArabic: string }][];

const call = async ({ token }: Person, method: string, path: string, body: unknown) => {
  const answer = await send(server(), method, path, { token, body });
  expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
  return answer.body;
};

/** A company and somebody who applies to it, all of whom read one language; with both names, or with the Latin ones alone. */
async function meet(
  locale: Locale,
  { hasBoth = true, ...opening }: { hasBoth?: boolean } & Parameters<typeof anOpening>[2] = {},
) {
  const { db } = server().platform;
  const inArabic = (who: Named) => (hasBoth ? names[who].inArabic : '');
  const company = await anApprovedCompany(server(), {
    ...{ name: names.company.latin, nameAr: inArabic('company'), slug: `divers-${randomUUID()}` },
    emailShortlisted: true,
  });
  await db
    .update(accounts)
    .set({ nameAr: inArabic('owner') })
    .where(eq(accounts.id, company.accountId));
  const { companyId } = company;
  const { latin } = names.colleague;
  const colleague = await aMember(server(), companyId, 'recruiter', latin, inArabic('colleague'));
  const person = await aPoolCandidate(server(), {
    ...{ name: names.candidate.latin, nameAr: inArabic('candidate'), title: 'Diver' },
  });
  for (const reader of [company, colleague, person]) await setLocale(server(), reader, locale);
  const openingId = await anOpening(server(), companyId, { title: 'Sailmaker', ...opening });
  return { company, colleague, person, openingId };
}

type Met = Awaited<ReturnType<typeof meet>>;

/** What a company and a candidate do to each other of which somebody is told; answers the address of the owner's calendar feed. */
async function goThroughAllOf({ company, colleague, person, openingId }: Met): Promise<string> {
  const { accountId } = person;
  await call(company, 'POST', `/api/candidate_pool/${accountId}/invitation`, { job_id: openingId });
  await call(company, 'POST', `/api/candidate_pool/${accountId}/share`, { member_id: colleague.accountId });
  const applicationId = await anApplication(server(), person, openingId);
  await server().runTasks();
  await call(company, 'PUT', `/api/job_application/${applicationId}`, {
    ...{ status: 'Shortlisted', from: 'Pending' },
  });
  await call(colleague, 'POST', `/api/job_application/${applicationId}/notes`, {
    ...{ note: 'Have a look.', mentions: [company.accountId] },
  });
  const interviewers = [company.accountId, colleague.accountId];
  await anInterview(server(), { company, candidate: person, openingId, applicationId }, { interviewers });
  const { data } = await call(company, 'POST', '/api/messages', { candidate_id: accountId });
  await call(company, 'POST', `/api/messages/${data.id}`, { text: 'Good morning', key: randomUUID() });
  await passMinutes(11);
  await call(person, 'POST', `/api/messages/${data.id}`, { text: 'Good evening', key: randomUUID() });
  await passMinutes(11);
  const feed = await call(company, 'POST', '/api/interview_feed', { scope: 'company' });
  return new URL(feed.data.url).pathname;
}

async function passMinutes(minutes: number) {
  server().clock.advance(minutes * 60_000);
  await server().runTasks();
}

/** Who is named in a text, and in which script. */
const namesIn = (text: string) =>
  everyName.flatMap(([who, { latin, inArabic }]) => [
    ...(text.includes(latin) ? [who] : []),
    ...(text.includes(inArabic) ? [`${who} ar`] : []),
  ]);

/** Whom the letters to somebody name, with the calendar entries that they bring along. */
async function lettersTell({ email }: Person): Promise<Record<string, string[]>> {
  const found = await lettersTo(server().platform.db, email);
  return Object.fromEntries(
    found.map(({ kind, subject, html, text, headers }) => {
      const entry = unfolded(headers.calendar?.content ?? '');
      return [kind, namesIn([subject, html, text, entry].join(' '))];
    }),
  );
}

const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '');

/** Whom the bell of somebody names on pages of a language. */
async function bellTells({ token }: Person, locale: Locale): Promise<string[]> {
  const headers = { 'accept-language': locale };
  const { body } = await send(server(), 'GET', '/api/notifications', { token, headers });
  expect(body.total).toBeGreaterThan(2);
  return namesIn(JSON.stringify(body.data));
}

test.each([
  { locale: 'ar', hasBoth: true, reads: 'Arabic' },
  { locale: 'en', hasBoth: true, reads: 'Latin' },
  { locale: 'ar', hasBoth: false, reads: 'Latin' },
] as const)(
  'who reads $locale is told of people and companies by their names in $reads (both: $hasBoth)',
  async ({ locale, hasBoth }) => {
    const found = await meet(locale, { hasBoth });
    const { company, colleague, person } = found;
    const feed = await goThroughAllOf(found);
    const named = (...who: Named[]) => who.map((one) => (locale === 'ar' && hasBoth ? `${one} ar` : one));
    const everybody = named('company', 'candidate', 'owner', 'colleague');
    expect(await lettersTell(person)).toEqual({
      'pool-request': named('company', 'candidate'),
      'application-received': named('company', 'candidate'),
      'application-status-changed': named('company', 'candidate'),
      'interview-invitation': everybody,
      'message-waiting': named('company', 'candidate'),
    });
    expect(await lettersTell(company)).toEqual({
      'application-new': named('candidate', 'owner'),
      'note-mention': named('owner', 'colleague'),
      'interview-team': everybody,
      'message-waiting': named('candidate', 'owner'),
    });
    expect(await lettersTell(colleague)).toMatchObject({
      'application-new': named('candidate', 'colleague'),
      'pool-profile': named('candidate', 'owner', 'colleague'),
      'interview-team': everybody,
    });
    expect(await bellTells(person, locale)).toEqual(named('company'));
    expect(await bellTells(company, locale)).toEqual(named('colleague'));
    const { body } = await send(server(), 'GET', feed);
    expect(namesIn(unfolded(body))).toEqual(named('company', 'candidate'));
    // The bell follows the page, whatever language the reader has chosen for letters.
    expect(await bellTells(person, 'en')).toEqual(['company']);
    expect(await bellTells(person, 'ar')).toEqual(hasBoth ? ['company ar'] : ['company']);
  },
);

test('a blind review is told of without a name, and a hidden company without its own, in either script', async () => {
  const blind = await meet('ar', { blindReview: true });
  await anApplication(server(), blind.person, blind.openingId);
  await server().runTasks();
  for (const reader of [blind.company, blind.colleague])
    expect((await lettersTell(reader))['application-new']?.join()).not.toContain('candidate');
  expect(await lettersTell(blind.company)).toEqual({ 'application-new': ['owner ar'] });

  const hidden = await meet('ar', { hideCompanyName: true });
  const { company, person, openingId } = hidden;
  const applicationId = await anApplication(server(), person, openingId);
  await call(company, 'PUT', `/api/job_application/${applicationId}`, {
    ...{ status: 'Shortlisted', from: 'Pending' },
  });
  const interviewers = [company.accountId];
  await anInterview(server(), { company, candidate: person, openingId, applicationId }, { interviewers });
  await passMinutes(11);
  expect(await lettersTell(person)).toEqual({
    'application-received': ['candidate ar'],
    'application-status-changed': ['candidate ar'],
    'interview-invitation': ['candidate ar'],
  });
});

test('what a company writes with placeholders names everybody as the candidate reads them', async () => {
  for (const [locale, script] of [
    ['ar', 'inArabic'],
    ['en', 'latin'],
  ] as const) {
    const { company, person, openingId } = await meet(locale);
    const mailTemplates = Object.fromEntries(templateNames.map((name) => [name, '{candidate} at {company}']));
    const ofCompany = eq(companies.id, company.companyId);
    await server().platform.db.update(companies).set({ mailTemplates }).where(ofCompany);
    const applicationId = await anApplication(server(), person, openingId);
    await call(company, 'PUT', `/api/job_application/${applicationId}`, {
      ...{ status: 'Shortlisted', from: 'Pending' },
    });
    await passMinutes(2);
    const found = await lettersTo(server().platform.db, person.email);
    const words = found.find(({ kind }) => kind === 'application-status-changed')?.text;
    expect(words).toContain(`${names.candidate[script]} at ${names.company[script]}`);
  }
});
