import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { matchNewOpenings, matchOpening } from '#server/modules/alerts/matching-service.ts';
import { sweepAlerts, tellMornings } from '#server/modules/alerts/tasks.ts';
import { tellAtOnce } from '#server/modules/alerts/telling-service.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer();

const filters = (job: string, more: Record<string, string | string[]> = {}) => ({
  job_title: [job],
  ...more,
});
const keep = (
  person: Person,
  job: string,
  frequency = 'at_once',
  more: Record<string, string | string[]> = {},
) =>
  send(server(), 'POST', '/api/job_alerts', {
    ...person,
    body: { name: `${job} jobs`, filters: filters(job, more), frequency },
  });
const ask = (email: string, job: string, frequency = 'at_once') =>
  send(server(), 'POST', '/api/visitor_job_alerts', {
    body: { email, name: `${job} jobs`, filters: filters(job), frequency },
  });
const publish = async (title: string, details: Parameters<typeof anOpening>[2] = {}) => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title, ...details });
  await server().runTasks();
  return id;
};
const told = async (email: string) =>
  (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'job-alert');
const tokenOf = async (email: string) => {
  const path = linkIn(await lastLetterTo(server().platform.db, email), '/job-alerts');
  return new URLSearchParams(path.split('?')[1]).get('token') ?? '';
};
const confirm = async (token: string) =>
  send(server(), 'PUT', '/api/visitor_job_alerts/confirmation', { body: { token, is_confirmed: true } });

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

test('a visitor confirms first, is told once, and ends it by the link without a session', async () => {
  const email = 'visitor.weaver@example.com';
  const answer = await ask(email, 'Weaver');
  expect(answer.body).toEqual({ status: 200, success: true });
  await publish('Silk Weaver');
  expect(await told(email)).toEqual([]);
  const token = await tokenOf(email);
  const visit = () => send(server(), 'GET', `/api/visitor_job_alerts?token=${token}`);
  expect((await visit()).body.data).toMatchObject({ alerts: [], confirms: 'Weaver jobs' });
  expect((await visit()).body.data.email).not.toBe(email);
  expect((await confirm(token)).body.data).toMatchObject({ confirms: null, alerts: [{ state: 'active' }] });
  await publish('Carpet Weaver');
  expect(await told(email)).toHaveLength(1);
  const [letter] = await told(email);
  if (!letter) throw new Error('The visitor was told nothing');
  const unsubscribe = linkIn(letter, '/unsubscribe');
  const ended = await server().app.request(unsubscribe, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  await publish('Basket Weaver');
  expect(await told(email)).toHaveLength(1);
});

test('asking answers the same whoever it is, and writes to one address three times an hour at most', async () => {
  const person = await aCandidate(server());
  const [known, unknown] = [
    await ask(person.email, 'Miller'),
    await ask('nobody.miller@example.com', 'Miller'),
  ];
  expect(known.body).toEqual(unknown.body);
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const body = {
      email: 'flood@example.com',
      name: 'Miller',
      filters: filters('Miller'),
      frequency: 'daily',
    };
    for (let count = 0; count < 5; count++)
      expect((await send(strict, 'POST', '/api/visitor_job_alerts', { body })).status).toBe(200);
    expect(await lettersTo(strict.platform.db, 'flood@example.com')).toHaveLength(3);
  } finally {
    await strict.drop();
  }
});

test('what a visitor with an account confirms is the account’s', async () => {
  const person = await aCandidate(server());
  await ask(person.email, 'Cooper');
  await confirm(await tokenOf(person.email));
  const own = await send(server(), 'GET', '/api/job_alerts', person);
  expect(own.body.data).toMatchObject([{ name: 'Cooper jobs', state: 'active' }]);
});

test('a request that nobody confirms goes after a week', async () => {
  const email = 'never@example.com';
  await ask(email, 'Tinker');
  const token = await tokenOf(email);
  const later = { now: () => new Date(server().clock.now().getTime() + 40 * dayMs) };
  await sweepAlerts.run({ ...server().systemContext('test'), clock: later }, {});
  expect((await send(server(), 'GET', `/api/visitor_job_alerts?token=${token}`)).status).toBe(410);
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

test('an alert that was ended by its link is kept again by it, and the confirming email speaks of no account', async () => {
  const email = 'glazier@example.com';
  await ask(email, 'Glazier');
  const token = await tokenOf(email);
  const confirmed = await send(server(), 'PUT', '/api/visitor_job_alerts/confirmation', {
    body: { token, is_confirmed: true },
  });
  const [alert] = confirmed.body.data.alerts;
  const path = `/api/visitor_job_alerts/${alert.id}/removal`;
  expect((await send(server(), 'POST', path, { body: { token } })).body.data.alerts).toEqual([]);
  const { name, filters, frequency } = alert;
  const kept = await send(server(), 'POST', '/api/visitor_job_alerts/kept', {
    body: { name, filters, frequency, token },
  });
  expect(kept.body.data.alerts).toMatchObject([{ name, filters, frequency, state: 'active' }]);
  const foreign = { name, filters, frequency, token: 'nonsense' };
  expect((await send(server(), 'POST', '/api/visitor_job_alerts/kept', { body: foreign })).status).toBe(410);
  const letter = (await lettersTo(server().platform.db, email)).find(
    ({ kind }) => kind === 'job-alert-confirm',
  );
  expect(letter?.text).toContain('somebody entered this address');
  expect(letter?.text).not.toContain('your account');
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
