import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { matchNewOpenings, matchOpening } from '#server/modules/alerts/matching-service.ts';
import { tellMornings } from '#server/modules/alerts/tasks.ts';
import { tellAtOnce } from '#server/modules/alerts/telling-service.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { jobAlerts } from '#support/job-alerts.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { keep, ask, tokenOf, publish, told } = jobAlerts(server);

test('an alert finds an opening by each of its places, and tells of it once', async () => {
  const places = [
    { country: 'Qatar', city: 'Lusail' },
    { country: 'United Arab Emirates', city: 'Dubai' },
  ];
  const reader = async (...searches: Record<string, string>[]) => {
    const person = await aCandidate(server());
    for (const search of searches) await keep(person, 'Glassblower', 'at_once', search);
    return person;
  };
  const first = await reader({ city: 'Doha' }, { city: 'Lusail' });
  const abroad = await reader({ country: 'United Arab Emirates' });
  const inDubai = await reader({ country: 'United Arab Emirates', city: 'Dubai' });
  const everywhere = await reader({ country: 'all' });
  const elsewhere = await reader({ country: 'Bahrain' }, { city: 'Dubai' }, { city: 'Al Khor' });
  await publish('Glassblower', { furtherPlaces: places });
  for (const { email } of [first, abroad, inDubai, everywhere]) {
    const letters = await told(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Doha, Lusail, Dubai');
  }
  expect(await told(elsewhere.email)).toEqual([]);
});

test('a candidate is told once of a new opening that fits, by email and in the product', async () => {
  const person = await aCandidate(server());
  expect((await keep(person, 'Falconer')).status).toBe(200);
  server().clock.advance(1000);
  await keep(person, 'falcon');
  await publish('Beekeeper');
  expect(await told(person.email)).toEqual([]);
  const opening = await publish('Senior Falconer');
  const [letter, ...others] = await told(person.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('1 new job for “Falconer jobs”');
  expect(letter?.text).toContain(`/job/senior-falconer-doha-${opening}`);
  expect(letter?.headers.unsubscribeUrl).toContain('/unsubscribe?token=');
  const bell = await send(server(), 'GET', '/api/notifications/recent', person);
  expect(bell.body.data.notifications).toMatchObject([
    { kind: 'openings_found', path: `/job/senior-falconer-doha-${opening}` },
  ]);
  const context = server().systemContext('test');
  await context.inTransaction((inner) =>
    inner.db.execute(sql`update job_openings set updated_at = now() where id = ${opening}`),
  );
  await matchNewOpenings(context);
  await tellAtOnce(context);
  expect(await told(person.email)).toHaveLength(1);
});

test('filters are asked: place, kind, level, pay and remote work', async () => {
  const right = await aCandidate(server());
  await keep(right, 'Sommelier', 'at_once', {
    city: 'Lusail',
    employment_type: ['part time'],
    experience_level: ['senior'],
    salary_min: '5000',
  });
  const others: Record<string, string | string[]>[] = [
    { city: 'Doha' },
    { country: 'Oman' },
    { employment_type: ['full time'] },
    { experience_level: ['entry'] },
    { salary_min: '90000' },
    { remote: '1' },
    { salary_min: '5000', salary_currency: 'AED' },
  ];
  const wrong = await Promise.all(
    others.map(async (more) => {
      const person = await aCandidate(server());
      await keep(person, 'Sommelier', 'at_once', more);
      return person;
    }),
  );
  const everywhere = await aCandidate(server());
  await keep(everywhere, 'Sommelier', 'at_once', { country: 'all' });
  await publish('Sommelier', { city: 'Lusail', employmentType: 'part time', experienceLevel: 'senior' });
  expect(await told(right.email)).toHaveLength(1);
  expect(await told(everywhere.email)).toHaveLength(1);
  for (const person of wrong) expect(await told(person.email)).toEqual([]);
});

test('an alert of published pay tells only of openings that say it', async () => {
  const person = await aCandidate(server());
  await keep(person, 'Luthier', 'at_once', { pay_published: '1' });
  await publish('Luthier', { publishSalary: false });
  expect(await told(person.email)).toEqual([]);
  await publish('Luthier');
  expect(await told(person.email)).toHaveLength(1);
});

test('a title is found in either language, and a company by its name unless the opening hides it', async () => {
  const [french, byName] = [await aCandidate(server()), await aCandidate(server())];
  await keep(french, 'infirmier');
  await keep(byName, 'Sidra Falconry');
  const { companyId } = await anApprovedCompany(server(), { name: 'Sidra Falconry House' });
  await anOpening(server(), companyId, { title: 'Nurse' });
  await server().runTasks();
  expect(await told(french.email)).toHaveLength(1);
  expect(await told(byName.email)).toHaveLength(1);
  await anOpening(server(), companyId, { title: 'Weaver', hideCompanyName: true });
  await server().runTasks();
  expect(await told(byName.email)).toHaveLength(1);
});

test('whoever has applied is not told of it', async () => {
  const person = await aCandidate(server());
  await keep(person, 'Glassblower');
  const { companyId } = await anApprovedCompany(server());
  const opening = await anOpening(server(), companyId, { title: 'Glassblower' });
  await anApplication(server(), person, opening);
  await server().runTasks();
  expect(await told(person.email)).toEqual([]);
});

test('daily alerts write in the morning of the reader, all together; a paused one not at all', async () => {
  const [person, paused] = [await aCandidate(server()), await aCandidate(server())];
  await keep(person, 'Potter', 'daily');
  const { body } = await keep(paused, 'Potter', 'daily');
  await send(server(), 'PUT', `/api/job_alerts/${body.data[0].id}`, { ...paused, body: { is_paused: true } });
  await publish('Potter');
  await publish('Master Potter');
  expect(await told(person.email)).toEqual([]);
  server().clock.set(new Date(server().clock.now().getTime() + dayMs));
  await tellMornings.run(server().systemContext('test'), {});
  expect((await told(person.email)).map(({ subject }) => subject)).toEqual(['2 new jobs for “Potter jobs”']);
  await tellMornings.run(server().systemContext('test'), {});
  expect(await told(person.email)).toHaveLength(1);
  expect(await told(paused.email)).toEqual([]);
});

test('nobody changes or deletes the alert of somebody else', async () => {
  const [owner, other] = [await aCandidate(server()), await aCandidate(server())];
  const { body } = await keep(owner, 'Cobbler');
  const path = `/api/job_alerts/${body.data[0].id}`;
  expect((await send(server(), 'PUT', path, { ...other, body: { is_paused: true } })).status).toBe(404);
  expect((await send(server(), 'DELETE', path, { ...other, body: {} })).status).toBe(404);
  const email = 'cobbler@example.com';
  await ask(email, 'Cobbler');
  const token = await tokenOf(email);
  const visited = { body: { token, is_paused: true } };
  const foreign = `/api/visitor_job_alerts/${body.data[0].id}`;
  expect((await send(server(), 'PUT', foreign, visited)).status).toBe(404);
  expect((await send(server(), 'POST', `${foreign}/removal`, { body: { token } })).status).toBe(404);
  expect((await send(server(), 'GET', '/api/visitor_job_alerts?token=nonsense')).status).toBe(410);
});

test('two runs at the same moment tell each recipient once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aCandidate(server())));
  for (const person of people) await keep(person, 'Lamplighter');
  const { companyId } = await anApprovedCompany(server());
  const opening = await anOpening(server(), companyId, { title: 'Lamplighter' });
  const context = () => server().systemContext('test');
  await Promise.all([matchOpening(context(), opening), matchOpening(context(), opening)]);
  await Promise.all([tellAtOnce(context()), tellAtOnce(context())]);
  await server().runTasks();
  for (const person of people) expect(await told(person.email)).toHaveLength(1);
});
