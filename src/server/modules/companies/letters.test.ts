import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { approvalUndoSeconds } from '#domain/companies/approval.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { noticeExpiring, removeExpired } from '#server/modules/job-openings/tasks.ts';
import { send } from '#support/client.ts';
import { companyRegistration } from '#support/company-registration.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anAdmin, anApprovedCompany, aPendingCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { noticeTrials } from './tasks.ts';

const server = testServer({ PUBLIC_URL: 'https://jobs.rawdat.example' });

async function speaks<Speaker extends Person>(person: Speaker, locale: 'en' | 'fr'): Promise<Speaker> {
  const { db } = server().platform;
  await db.update(accounts).set({ locale }).where(eq(accounts.id, person.accountId));
  return person;
}

const call = ({ token }: { token?: string }, path: string, body: object) =>
  send(server(), 'POST', `/api/${path}`, { token, body });
const decide = async (companyId: string, body: object) =>
  call(await anAdmin(server()), 'company-data-update', { company_id: companyId, ...body });

/** Runs the tasks twice, as a queue may. */
async function runTwice(...tasks: (typeof noticeExpiring | typeof removeExpired)[]) {
  for (const task of [...tasks, ...tasks])
    await server()
      .systemContext('test')
      .inTransaction((context) => task.run(context, {}));
  await server().runTasks();
}

/** The only letter of a kind to a person: in their language, with that link in the page and in the text. */
async function expectLetter(person: { email: string }, kind: string, locale: 'en' | 'fr', path: string) {
  const found = (await lettersTo(server().platform.db, person.email)).filter(
    (letter) => letter.kind === kind,
  );
  expect(found.map(({ locale: language }) => language)).toEqual([locale]);
  const [letter] = found;
  const link = `https://jobs.rawdat.example${locale === 'fr' ? '/fr' : ''}${path}`;
  expect(letter?.html).toContain(`href="${link.replaceAll('&', '&amp;')}`);
  expect(letter?.text).toContain(link);
  expect(letter?.html).toContain(`lang="${locale}"`);
  expect(letter?.html).not.toContain('localhost');
  return letter;
}

test.each([
  ['en', ''],
  ['fr', 'fr'],
] as const)(
  'a registration in %s is answered in that language, whatever its Host says',
  async (locale, language) => {
    const body = await companyRegistration(server());
    const headers = { 'accept-language': language, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const created = await send(server(), 'POST', '/api/company/v1/create', { body, headers });
    expect(created.status).toBe(200);
    const owner = { email: body.data.email };
    await expectLetter(owner, 'company-registered', locale, '/company-profile-edit');
    const verify = await expectLetter(owner, 'verify-email', locale, '/verify-email?token=');
    const token = /token=([\w-]+)/.exec(verify?.text ?? '')?.[1];
    await call({}, 'verify-email', { token });
    await call({}, 'verify-email', { token });
    await expectLetter(owner, 'company-verified', locale, '/company-profile-edit');
  },
);

test('a decision is written to every owner who may sign in, in their own language, not in the administrator’s', async () => {
  const company = await speaks(await aPendingCompany(server()), 'fr');
  const second = await aMember(server(), company.companyId, 'owner');
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  const suspended = await aMember(server(), company.companyId, 'owner');
  const { db } = server().platform;
  await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.accountId));
  const reason = { approved_status: 'Declined', decline_reason: 'No document.' };
  await decide(company.companyId, reason);
  await decide(company.companyId, reason);
  server().clock.advance(approvalUndoSeconds * 1000);
  await server().runTasks();
  await decide(company.companyId, { approved_status: 'Approved' });
  await decide(company.companyId, { approved_status: 'Approved' });
  server().clock.advance(approvalUndoSeconds * 1000);
  await server().runTasks();
  for (const [owner, locale] of [
    [company, 'fr'],
    [second, 'en'],
  ] as const) {
    await expectLetter(owner, 'company-declined', locale, '/company-profile-edit');
    await expectLetter(owner, 'company-approved', locale, '/job_opening/new');
  }
  for (const { email } of [recruiter, suspended]) expect(await lettersTo(db, email)).toEqual([]);
});

test('the end of a trial is told once before and once after, with its last day in the company’s zone', async () => {
  const company = await speaks(
    await anApprovedCompany(server(), {
      timezone: 'Europe/Paris',
      trialExpiresAt: new Date('2026-11-25T23:00:00Z'),
    }),
    'fr',
  );
  const english = await aMember(server(), company.companyId, 'owner');
  await runTwice(noticeTrials);
  const letter = await expectLetter(company, 'trial-ending', 'fr', '/plans');
  expect(letter?.text).toContain('25\u00a0novembre 2026');
  expect((await expectLetter(english, 'trial-ending', 'en', '/plans'))?.text).toContain(
    '25\u00a0November 2026',
  );
  const now = server().clock.now();
  server().clock.set(new Date('2026-11-26T05:00:00Z'));
  await runTwice(noticeTrials);
  server().clock.set(now);
  await expectLetter(company, 'trial-ended', 'fr', '/plans');
  await expectLetter(english, 'trial-ended', 'en', '/plans');
});

test('the end of an opening is told once before and once after, to each poster in their language', async () => {
  const company = await speaks(await anApprovedCompany(server()), 'fr');
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  const id = await anOpening(server(), company.companyId, { title: 'Pilot & Co', dueDate: '2026-11-22' });
  await runTwice(noticeExpiring);
  const posters = [
    [company, 'fr'],
    [recruiter, 'en'],
  ] as const;
  for (const [person, locale] of posters)
    await expectLetter(person, 'opening-expiring', locale, `/job_opening/${id}`);
  const now = server().clock.now();
  server().clock.set(new Date('2026-11-23T05:00:00Z'));
  await runTwice(removeExpired);
  server().clock.set(now);
  for (const [person, locale] of posters)
    await expectLetter(person, 'opening-expired', locale, `/job_opening/${id}`);
});

test('an invitation is in the language of the account that its address has, else in the inviter’s', async () => {
  const owner = await anApprovedCompany(server());
  const former = await anApprovedCompany(server());
  const person = await speaks(await aMember(server(), former.companyId, 'recruiter'), 'fr');
  await send(server(), 'DELETE', `/api/company_members/${person.accountId}`, {
    token: person.token,
    body: {},
  });
  await call(owner, 'company_members', { email: person.email, role: 'viewer' });
  await expectLetter(person, 'member-invitation', 'fr', '/company-invitation?token=');
  const stranger = { email: 'stranger@rawdat.qa' };
  await call(owner, 'company_members', { ...stranger, role: 'viewer' });
  await expectLetter(stranger, 'member-invitation', 'en', '/company-invitation?token=');
});

test('a wish for a plan reaches every administrator once, in their language', async () => {
  const company = await anApprovedCompany(server());
  const [french, english] = [await speaks(await anAdmin(server()), 'fr'), await anAdmin(server())];
  for (const _ of [1, 2]) await call(company, 'plan_requests', { plan: 'premium', message: 'We grow.' });
  await expectLetter(french, 'plan-requested', 'fr', `/manage-employer/${company.companyId}`);
  await expectLetter(english, 'plan-requested', 'en', `/manage-employer/${company.companyId}`);
});
