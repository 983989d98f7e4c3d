import { expect, test } from 'vitest';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { remindMornings, tellMornings } from '#server/modules/alerts/tasks.ts';
import { keepOldWishes } from '#server/modules/alerts/wishes-service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const told = async ({ email }: Person, kind: string) =>
  (await lettersTo(server().platform.db, email)).filter((letter) => letter.kind === kind);
const remind = () =>
  server()
    .systemContext('test')
    .inTransaction((context) => remindMornings.run(context, {}));

test('the desired jobs are told of once a week, those that an alert has told are not told again', async () => {
  const person = await aCandidate(server(), { desiredJobs: ['Astronomer'], residenceCountry: 'Qatar' });
  const context = server().systemContext('test');
  await context.inTransaction((inner) => keepOldWishes(inner));
  const body = {
    name: 'Stars',
    filters: { job_title: ['Astronomer'], city: 'Lusail' },
    frequency: 'at_once',
  };
  await send(server(), 'POST', '/api/job_alerts', { ...person, body });
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Astronomer', city: 'Lusail' });
  const opening = await anOpening(server(), companyId, { title: 'Astronomer', city: 'Doha' });
  await server().runTasks();
  expect(await told(person, 'job-alert')).toHaveLength(1);
  expect(await told(person, 'jobs-for-you')).toEqual([]);
  const list = await send(server(), 'GET', '/api/job_alerts', person);
  expect(list.body.data).toMatchObject([{ name: 'Stars' }]);
  server().clock.set(new Date(server().clock.now().getTime() + 7 * dayMs));
  await tellMornings.run(server().systemContext('test'), {});
  const letters = await told(person, 'jobs-for-you');
  expect(letters.map(({ subject }) => subject)).toEqual(['1 new job that fits your profile']);
  expect(letters[0]?.text).toContain(`/job/astronomer-doha-${opening}`);
});

test('the wishes follow the profile', async () => {
  const person = await aCandidate(server(), { desiredJobs: ['Cartographer'], residenceCountry: 'Qatar' });
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: { desired_jobs: ['Clockmaker'] } });
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Cartographer' });
  await anOpening(server(), companyId, { title: 'Clockmaker' });
  await server().runTasks();
  server().clock.set(new Date(server().clock.now().getTime() + 7 * dayMs));
  await tellMornings.run(server().systemContext('test'), {});
  const [letter] = await told(person, 'jobs-for-you');
  expect(letter?.text).toContain('Clockmaker');
  expect(letter?.text).not.toContain('Cartographer');
});

test('a kept opening that closes soon is brought to mind once, not to who has applied', async () => {
  const [person, applicant, off] = [
    await aCandidate(server()),
    await aCandidate(server()),
    await aCandidate(server(), { emailJobUpdates: false }),
  ];
  const { companyId } = await anApprovedCompany(server(), { name: 'Canary Hotels' });
  const dueDate = addDays(calendarDate(server().clock.now()), 2);
  const opening = await anOpening(server(), companyId, { title: 'Barista', dueDate, hideCompanyName: true });
  for (const each of [person, applicant, off])
    await send(server(), 'POST', '/api/saved_jobs', { ...each, body: { job_id: opening } });
  await anApplication(server(), applicant, opening);
  await remind();
  await remind();
  const letters = await told(person, 'saved-opening-closing');
  expect(letters.map(({ subject }) => subject)).toEqual(['Barista: 2 days left to apply']);
  expect(letters[0]?.text).not.toContain('Canary');
  expect(letters[0]?.text).toContain(`/job/barista-doha-${opening}`);
  expect(await told(applicant, 'saved-opening-closing')).toEqual([]);
  expect(await told(off, 'saved-opening-closing')).toEqual([]);
});

test('a weak profile is brought to mind after three days and after two weeks, and never again', async () => {
  const person = await aCandidate(server(), { profileStrength: 20 });
  const strong = await aCandidate(server(), { profileStrength: 80 });
  await server().platform.db.update(accounts).set({ createdAt: server().clock.now() });
  for (let day = 0; day < 20; day++) {
    server().clock.set(new Date(server().clock.now().getTime() + dayMs));
    await remind();
  }
  expect(await told(person, 'profile-incomplete')).toHaveLength(2);
  expect(await told(strong, 'profile-incomplete')).toEqual([]);
});
