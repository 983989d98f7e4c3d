import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
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

test('a language that the product does not have is refused, and a visitor has none', async () => {
  const person = await aCandidate(server());
  expect((await choose(person, 'xx')).status).toBe(422);
  expect((await send(server(), 'GET', '/api/language')).status).toBe(401);
});
