import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { dayMs } from '#domain/time.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, aSuperadmin, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { announcements } from './table.ts';
import { sendAnnouncements } from './tasks.ts';

const server = testServer();

/** The people of one test are no readers of the next. */
beforeEach(async () => {
  const { db } = server().platform;
  await db.execute(sql`update candidates set email_consent = false`);
  await db.execute(sql`delete from contact_choices`);
});

const call = (person: Person, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token: person.token, body });
const inEach = <Text>(text: Text) => Object.fromEntries(locales.map((locale) => [locale, text]));
const words = { subject: 'A day of interviews', text: 'In Lusail.\n\nBring your CV.', button: 'See them' };
const draft = { audience: 'everybody', path: '/jobs-pool', texts: inEach(words) };

async function aDraft(author: Person, change: object = {}): Promise<string> {
  return (await call(author, 'POST', 'announcements', { ...draft, ...change })).body.data.id;
}
const begin = (author: Person, id: string, version = 1) =>
  call(author, 'POST', `announcements/${id}/sending`, { version });
const read = async (author: Person, id: string) =>
  (await call(author, 'GET', `announcements/${id}`)).body.data;
const lettersOf = async ({ email }: Person) =>
  (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'announcement');

test('who agreed to offers is written to in the own language, nobody else; one click ends it', async () => {
  const author = await aSuperadmin(server());
  const [agreed, other] = [
    await aCandidate(server(), { emailConsent: true }),
    await aCandidate(server(), { emailConsent: false }),
  ];
  const [member, silent] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const unread = await aCandidate(server(), { emailConsent: true, isVerified: false });
  await call(member, 'PUT', 'notification_preferences', { topic: 'offers', channel: 'email', is_on: true });
  const { db } = server().platform;
  await db.update(accounts).set({ locale: 'fr' }).where(eq(accounts.id, member.accountId));
  const texts = { ...draft.texts, fr: { ...words, subject: 'Une journée d’entretiens' } };
  const id = await aDraft(author, { texts });
  const counts = (await call(author, 'GET', 'announcement_readers')).body.data;
  expect(counts).toEqual({ everybody: 2, candidate: 1, company: 1 });
  expect((await begin(author, id)).status).toBe(200);
  await server().runTasks();
  expect(await read(author, id)).toMatchObject({ state: 'sent', readers: 2, written: 2 });
  for (const person of [other, silent, unread]) expect(await lettersOf(person)).toEqual([]);
  expect((await lastLetterTo(db, member.email)).subject).toBe('Une journée d’entretiens');
  const letter = await lastLetterTo(db, agreed.email);
  expect(letter.text).toMatch(/In Lusail\.\n\n+Bring your CV\./);
  expect(letter.text).toContain('/jobs-pool');
  expect(letter.headers.unsubscribeUrl).toContain(linkIn(letter, '/unsubscribe').replace('/fr', ''));
  const ended = await server().app.request(linkIn(letter, '/unsubscribe'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  expect((await call(author, 'GET', 'announcement_readers')).body.data.candidate).toBe(0);
});

test('a task that is killed in the middle, and run twice at once, writes to each person once', async () => {
  const author = await aSuperadmin(server());
  const people = await Promise.all(
    Array.from({ length: 60 }, () => aCandidate(server(), { emailConsent: true })),
  );
  const id = await aDraft(author, { audience: 'candidate' });
  await begin(author, id);
  const { db } = server().platform;
  const context = server().systemContext('test');
  let steps = 0;
  const killed = {
    ...context,
    inTransaction: (async (work) => {
      if (steps++ === 1)
        return context.inTransaction(async (inner) => {
          await work(inner);
          throw new Error('Killed');
        });
      return context.inTransaction(work);
    }) as typeof context.inTransaction,
  };
  await expect(sendAnnouncements.run(killed, {})).rejects.toThrow('Killed');
  expect(await read(author, id)).toMatchObject({ state: 'sending', readers: 60, written: 50 });
  await Promise.all([sendAnnouncements.run(context, {}), sendAnnouncements.run(context, {})]);
  expect(await read(author, id)).toMatchObject({ state: 'sent', written: 60 });
  for (const person of people) expect(await lettersOf(person)).toHaveLength(1);
  // Even one that forgets how far it was finds them written to.
  await db.update(announcements).set({ state: 'sending', reached: null }).where(eq(announcements.id, id));
  await sendAnnouncements.run(context, {});
  for (const person of people) expect(await lettersOf(person)).toHaveLength(1);
});

test('the link of a test letter answers its author as it will answer readers, and ends nothing', async () => {
  const author = await aSuperadmin(server());
  const id = await aDraft(author);
  expect((await call(author, 'POST', `announcements/${id}/test`)).status).toBe(200);
  const [letter] = await lettersOf(author);
  if (!letter) throw new Error('No test letter was sent');
  const token = new URL(linkIn(letter, '/unsubscribe'), 'http://localhost').searchParams.get('token');
  const asked = () => send(server(), 'GET', `/api/unsubscribe?token=${token}`);
  expect((await asked()).body.data).toMatchObject({ topic: 'offers', is_on: true });
  const ended = await send(server(), 'POST', '/api/unsubscribe', { body: { token, is_on: false } });
  expect([ended.status, ended.body.data.is_on]).toEqual([200, false]);
  expect((await server().platform.db.execute('select 1 from contact_choices')).rows).toEqual([]);
});

test('nobody gets more than two in a month', async () => {
  const author = await aSuperadmin(server());
  const person = await aCandidate(server(), { emailConsent: true });
  for (const expected of [1, 2, 2]) {
    await begin(author, await aDraft(author, { audience: 'candidate' }));
    await server().runTasks();
    expect(await lettersOf(person)).toHaveLength(expected);
  }
  const refused = await begin(author, await aDraft(author, { audience: 'candidate' }));
  expect([refused.status, refused.body.code]).toEqual([409, 'NOBODY_TO_WRITE_TO']);
  server().clock.advance(31 * dayMs);
  const later = await aSuperadmin(server());
  expect((await call(later, 'GET', 'announcement_readers')).body.data.candidate).toBe(1);
});

test('a test goes to the superadmin alone, in each language; what is stopped writes to nobody further', async () => {
  const author = await aSuperadmin(server());
  const person = await aCandidate(server(), { emailConsent: true });
  const id = await aDraft(author);
  expect((await call(author, 'POST', `announcements/${id}/test`)).status).toBe(200);
  expect(await lettersOf(author)).toHaveLength(locales.length);
  expect(await lettersOf(person)).toEqual([]);
  expect((await call(author, 'DELETE', `announcements/${id}/sending`)).status).toBe(409);
  await begin(author, id);
  expect((await call(author, 'DELETE', `announcements/${id}/sending`)).status).toBe(200);
  await server().runTasks();
  expect(await lettersOf(person)).toEqual([]);
  expect(await read(author, id)).toMatchObject({ state: 'cancelled', written: 0 });
});

test('only a draft is changed or removed, and only as it was read last', async () => {
  const author = await aSuperadmin(server());
  await aCandidate(server(), { emailConsent: true });
  const id = await aDraft(author);
  const save = (version: number) => call(author, 'PUT', `announcements/${id}`, { ...draft, version });
  expect((await save(1)).status).toBe(200);
  expect((await save(1)).status).toBe(409);
  expect((await begin(author, id, 1)).status).toBe(409);
  expect((await begin(author, id, 2)).status).toBe(200);
  expect((await save(2)).status).toBe(409);
  expect((await call(author, 'DELETE', `announcements/${id}`)).status).toBe(409);
  const other = await aDraft(author);
  expect((await call(author, 'DELETE', `announcements/${other}`)).status).toBe(200);
  expect((await call(author, 'GET', `announcements/${other}`)).status).toBe(404);
});

test('the button of an announcement leads to a page of the site', async () => {
  const author = await aSuperadmin(server());
  const path = 'https://elsewhere.example';
  const refused = await call(author, 'POST', 'announcements', { ...draft, path });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['path']]);
});

test('a draft is kept with a subject alone, and is neither tested nor sent before every language is complete', async () => {
  const author = await aSuperadmin(server());
  await aCandidate(server(), { emailConsent: true });
  const nothing = { subject: '', text: '', button: '' };
  const refused = await call(author, 'POST', 'announcements', { ...draft, texts: inEach(nothing) });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['texts.en.subject']]);
  const lacking = [
    { texts: { ...inEach(nothing), ar: { ...nothing, subject: 'يوم' } } },
    { texts: { ...draft.texts, fr: { ...words, text: '' } } },
    { texts: { ...draft.texts, fr: { ...words, button: '' } } },
  ];
  for (const change of lacking) {
    const id = await aDraft(author, change);
    const answers = [await begin(author, id), await call(author, 'POST', `announcements/${id}/test`)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'ANNOUNCEMENT_UNFINISHED'],
      [409, 'ANNOUNCEMENT_UNFINISHED'],
    ]);
    expect(await read(author, id)).toMatchObject({ state: 'draft', ...change });
  }
  expect(await lettersOf(author)).toEqual([]);
  const unlinked = { path: '', texts: inEach({ ...words, button: '' }) };
  expect((await begin(author, await aDraft(author, unlinked))).status).toBe(200);
});
