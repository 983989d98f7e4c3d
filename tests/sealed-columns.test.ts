import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sealTheReadable } from '#server/modules/register.ts';
import { exportPersonalData } from '#server/platform/personal-data.ts';
import { columnsHolding } from '#support/canaries.ts';
import { send } from '#support/client.ts';
import { companyRegistration } from '#support/company-registration.ts';
import { aCandidate, anAdmin, type Person } from '#support/people.ts';
import { writePlain } from '#support/sealed.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
/** What the start leaves to be done an hour later. */
async function settle(): Promise<void> {
  const { tasks, db } = server().platform;
  await tasks.enqueue(db, sealTheReadable, {});
  await server().runTasks();
}
const detailsOf = async (person: Person) =>
  (await send(server(), 'GET', '/api/users', person)).body.candidate_details;

test('no table holds the phone number or the date of birth of a person', async () => {
  await anAdmin(server());
  const signup = { ...(await signupOf(server())), phone: '55129387', dob: '1987-03-29' };
  const candidate = await send(server(), 'POST', '/api/candidate', { body: signup });
  expect(candidate.status).toBe(200);
  const registration = await companyRegistration(server(), { data: { phone: '55129388' } });
  const company = await send(server(), 'POST', '/api/company/v1/create', { body: registration });
  expect(company.status).toBe(200);
  const written = {
    name: 'Omar Khalil',
    email: 'omar@example.com',
    subject: 'Plans',
    message: 'Which plan?',
  };
  await send(server(), 'POST', '/api/contact-message', { body: { ...written, phone: '+974 5512 9389' } });
  await server().runTasks();
  const found = await columnsHolding(server().platform.db, [
    ...['55129387', '1987-03-29', '55129388', '5512 9389', '55129389'],
  ]);
  // What administrators were told by email, until it was delivered and its time is over.
  expect(found).toEqual(['public.outbox_letters.data']);
});

test('a saved number and date are read as they were typed, by their owner and in the export, and no lookups', async () => {
  const person = await aCandidate(server(), { phone: '55123456', dateOfBirth: '1994-05-17' });
  const body = { version: 1, dial_code: '+974', phone: '3312 3457', date_of_birth: '1991-02-03' };
  expect((await send(server(), 'PUT', '/api/candidate/1', { ...person, body })).status).toBe(200);
  expect(await detailsOf(person)).toMatchObject({ phone: '33123457', date_of_birth: '1991-02-03' });
  const exported = await exportPersonalData(server().systemContext('test'), person.accountId);
  expect(exported.profile).toMatchObject([{ phone: '33123457', dateOfBirth: '1991-02-03' }]);
  expect(JSON.stringify(exported)).not.toMatch(/v1\.|sealed|lookup/i);
});

test('rows of the version before are read as they are, sealed page by page, and stay as they are then', async () => {
  const person = await aCandidate(server());
  await writePlain(server(), person, { phone: '55777001', dateOfBirth: '1980-12-31' });
  const known = { phone: '55777001', date_of_birth: '1980-12-31' };
  expect(await detailsOf(person)).toMatchObject(known);
  await settle();
  expect(await columnsHolding(server().platform.db, ['55777001', '1980-12-31'])).toEqual([]);
  expect(await detailsOf(person)).toMatchObject(known);
  const rows = () => server().platform.db.execute('select * from candidates order by account_id');
  const settled = (await rows()).rows;
  await settle();
  expect((await rows()).rows).toEqual(settled);
});

test('what an older process beside this one writes is newer than what is sealed', async () => {
  const person = await aCandidate(server(), { phone: '55123456', dateOfBirth: '1994-05-17' });
  await writePlain(server(), person, { phone: '55777002', dateOfBirth: '1981-01-02' });
  const known = { phone: '55777002', date_of_birth: '1981-01-02' };
  expect(await detailsOf(person)).toMatchObject(known);
  await settle();
  expect(await detailsOf(person)).toMatchObject(known);
});

test('administrators find a message by its number, with the dial code or without', async () => {
  const admin = await anAdmin(server());
  const written = { name: 'Lina', email: 'lina@example.com', subject: 'A call', message: 'Please call me.' };
  await send(server(), 'POST', '/api/contact-message', { body: { ...written, phone: '+974 4412 8765' } });
  const find = async (word: string) => {
    const path = `/api/contact-message?page=1&searchkey=${encodeURIComponent(word)}`;
    return (await send(server(), 'GET', path, admin)).body.data.map(({ phone }: { phone: string }) => phone);
  };
  for (const word of ['44128765', '+974 4412 8765', '0097444128765', 'Lina'])
    expect([word, await find(word)]).toEqual([word, ['+974 4412 8765']]);
  for (const word of ['44128766', '8765', 'call 44128765'])
    expect([word, await find(word)]).toEqual([word, []]);
});

test('a sealed number opens in no other row, and not as a date of birth', async () => {
  const person = await aCandidate(server(), { phone: '55123456', dateOfBirth: '1994-05-17' });
  const other = await aCandidate(server());
  await server().platform.db.execute(
    sql`update candidates set phone_sealed = (select phone_sealed from candidates where account_id = ${person.accountId})
      where account_id = ${other.accountId}`,
  );
  expect((await send(server(), 'GET', '/api/users', other)).status).toBe(500);
  await server().platform.db.execute(
    sql`update candidates set date_of_birth_sealed = phone_sealed where account_id = ${person.accountId}`,
  );
  expect((await send(server(), 'GET', '/api/users', person)).status).toBe(500);
});
