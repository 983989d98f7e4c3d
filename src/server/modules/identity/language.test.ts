import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const languageOf = async ({ token }: Person) =>
  (await send(server(), 'GET', '/api/language', { token })).body.data?.locale;
const choose = ({ token }: Person, locale: string) =>
  send(server(), 'PUT', '/api/language', { token, body: { locale } });

test('candidates, members and administrators choose the language of what is written to them', async () => {
  for (const person of [
    await aCandidate(server()),
    await anApprovedCompany(server()),
    await anAdmin(server()),
  ]) {
    expect(await languageOf(person)).toBe('en');
    expect((await choose(person, 'fr')).status).toBe(200);
    expect(await languageOf(person)).toBe('fr');
    await send(server(), 'POST', '/api/forgot-password', { body: { email: person.email } });
    await server().runTasks();
    expect((await lastLetterTo(server().platform.db, person.email)).locale).toBe('fr');
  }
});

test('who reads Arabic chooses the digits of what is written to them, and keeps them with another choice', async () => {
  for (const person of [
    await aCandidate(server()),
    await anApprovedCompany(server()),
    await anAdmin(server()),
  ]) {
    const { token, email } = person;
    const save = (body: object) => send(server(), 'PUT', '/api/language', { token, body });
    const read = async () => (await send(server(), 'GET', '/api/language', { token })).body.data;
    const letter = async () => {
      await send(server(), 'POST', '/api/forgot-password', { body: { email } });
      await server().runTasks();
      return (await lastLetterTo(server().platform.db, email)).text;
    };
    expect(await read()).toEqual({ locale: 'en', digits: 'latn' });
    await save({ locale: 'ar' });
    expect(await letter()).toMatch(/ 10\sدقائق/);
    await save({ locale: 'ar', digits: 'arab' });
    await save({ locale: 'ar' });
    expect(await read()).toEqual({ locale: 'ar', digits: 'arab' });
    expect(await letter()).toMatch(/ ١٠\sدقائق/);
    await save({ locale: 'en' });
    expect(await letter()).toMatch(/ 10 minutes/);
    expect((await save({ locale: 'ar', digits: 'fullwide' })).status).toBe(422);
  }
});

test('a refusal is told in the digits of the page that asked', async () => {
  const tell = async (cookie: string) => {
    const headers = { 'accept-language': 'ar', cookie, origin: server().platform.config.publicUrl };
    const body = await signupOf(server(), { withCv: false });
    const short = { ...body, password: 'seven77', passwordCheck: 'seven77' };
    return (await send(server(), 'POST', '/api/candidate', { headers, body: short })).body.message;
  };
  expect(await tell('digits=arab')).toMatch(/[٠-٩]/);
  expect(await tell('')).not.toMatch(/[٠-٩]/);
});

test('a language that the product does not have is refused, and a visitor has none', async () => {
  const person = await aCandidate(server());
  expect((await choose(person, 'xx')).status).toBe(422);
  expect((await send(server(), 'GET', '/api/language')).status).toBe(401);
});
