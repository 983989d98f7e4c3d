import { expect, test } from 'vitest';
import { habitOf, topics } from '#domain/notifications/topics.ts';
import type { LetterData } from '#emails/letters.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import { mayMail } from '#server/modules/notifications/preferences-service.ts';
import { type Caller, send } from '#support/client.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const data: LetterData<'video-answers-missing'> = {
  name: 'Omar',
  title: 'Sommelier',
  companyName: 'Oryx Hotels',
  missing: 2,
  path: '/job/question-answer/1',
};
const remind = (person: Person, about: string) =>
  server()
    .systemContext('test')
    .inTransaction((context) =>
      sendWanted(context, {
        to: person.email,
        locale: 'en',
        letter: 'video-answers-missing',
        data,
        about,
        accountId: person.accountId,
      }),
    );
const preferences = async (caller: Caller) =>
  (await send(server(), 'GET', '/api/notification_preferences', caller)).body.data;
const choose = (caller: Caller, topic: string, channel: string, is_on: boolean) =>
  send(server(), 'PUT', '/api/notification_preferences', { ...caller, body: { topic, channel, is_on } });
const may = (topic: (typeof topics)[number], { accountId }: Person) =>
  mayMail(server().systemContext('test'), topic, accountId);

async function linkTo(person: Person, about: string) {
  await remind(person, about);
  return linkIn(await lastLetterTo(server().platform.db, person.email), '/unsubscribe');
}

const oneClick = (path: string, headers: Record<string, string> = {}) =>
  server().app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

test('every role has its topics, and what is fixed is refused', async () => {
  const [candidate, company, admin] = [
    await aCandidate(server()),
    await anApprovedCompany(server()),
    await anAdmin(server()),
  ];
  for (const [person, audience] of [
    [candidate, 'candidate'],
    [company, 'company'],
    [admin, 'admin'],
  ] as const) {
    const shown = (await preferences(person)).topics.map(({ topic }: { topic: string }) => topic);
    expect(shown).toEqual(
      topics.filter((topic) =>
        ['email', 'in_app'].some((channel) => {
          const habit = habitOf(topic, audience, channel as 'email');
          return habit !== undefined && habit !== 'elsewhere';
        }),
      ),
    );
  }
  expect((await choose(candidate, 'interviews', 'email', false)).status).toBe(403);
  expect((await choose(candidate, 'reports', 'in_app', false)).status).toBe(403);
});

test('a choice of the candidate is that of the profile', async () => {
  const person = await aCandidate(server());
  expect(await may('new_jobs', person)).toBe(true);
  await choose(person, 'new_jobs', 'email', false);
  expect(await may('new_jobs', person)).toBe(false);
  const session = await send(server(), 'GET', '/api/users', person);
  expect(session.body.settings.email_new_job).toBe(false);
});

test('offers go to nobody who has not agreed', async () => {
  const company = await anApprovedCompany(server());
  expect(await may('offers', await aCandidate(server()))).toBe(false);
  expect(await may('offers', await aCandidate(server(), { emailConsent: true }))).toBe(true);
  expect(await may('offers', company)).toBe(false);
  await choose(company, 'offers', 'email', true);
  expect(await may('offers', company)).toBe(true);
});

test('RFC 8058: one click without a session ends the emails of a topic', async () => {
  const person = await aCandidate(server());
  const link = await linkTo(person, 'first');
  const letter = await lastLetterTo(server().platform.db, person.email);
  expect(letter.headers.unsubscribeUrl).toBe(`${server().platform.config.publicUrl}${link}`);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const shown = await send(server(), 'GET', `/api/unsubscribe?token=${token}`);
  expect(shown.body.data).toMatchObject({ topic: 'incomplete_interview', is_on: true });
  expect(shown.body.data.email).not.toBe(person.email);
  // Reading has changed nothing.
  expect(await may('incomplete_interview', person)).toBe(true);
  expect((await oneClick(link)).status).toBe(200);
  expect(await may('incomplete_interview', person)).toBe(false);
  expect((await oneClick(link)).status).toBe(200);
  await remind(person, 'second');
  expect(await lettersTo(server().platform.db, person.email)).toHaveLength(1);
  const again = await send(server(), 'POST', '/api/unsubscribe', { body: { token, is_on: true } });
  expect(again.body.data).toMatchObject({ is_on: true });
  expect(await may('incomplete_interview', person)).toBe(true);
});

test('a link that we did not sign ends nothing', async () => {
  const person = await aCandidate(server());
  const link = await linkTo(person, 'third');
  const [body, signature] = link.split('token=')[1]?.split('.') ?? [];
  const other = Buffer.from(`messages ${person.accountId}`).toString('base64url');
  for (const token of ['', 'nonsense', `${other}.${signature}`, `${body}.AAAA`, `${body}`]) {
    expect((await oneClick(`/unsubscribe?token=${token}`)).status).toBe(410);
    expect((await send(server(), 'GET', `/api/unsubscribe?token=${token}`)).status).toBe(410);
  }
  expect(await may('incomplete_interview', person)).toBe(true);
});

test('a foreign page cannot press it for somebody', async () => {
  const link = await linkTo(await aCandidate(server()), 'fourth');
  expect((await oneClick(link, { origin: 'https://evil.example' })).status).toBe(403);
});

test('the form of the page leads back to it before its scripts have come', async () => {
  const person = await aCandidate(server());
  const link = await linkTo(person, 'fifth');
  const answer = await server().app.request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, link]);
  expect(await may('incomplete_interview', person)).toBe(false);
});

test('quiet hours are set, changed and taken away; equal times are refused', async () => {
  const person = await aCandidate(server());
  const set = (quiet_hours: unknown) =>
    send(server(), 'PUT', '/api/quiet_hours', { ...person, body: { quiet_hours } });
  const night = { starts: '22:00', ends: '07:00', timezone: 'Asia/Qatar' };
  expect((await set(night)).body.data.quiet_hours).toEqual(night);
  expect((await set({ ...night, ends: '22:00' })).status).toBe(422);
  expect((await set({ ...night, timezone: 'Mars/Olympus' })).status).toBe(422);
  expect((await preferences(person)).quiet_hours).toEqual(night);
  expect((await set(null)).body.data.quiet_hours).toBeNull();
});
