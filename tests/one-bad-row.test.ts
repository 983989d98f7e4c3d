import { and, eq, ne, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate, dayMs } from '#domain/time.ts';
import { tellMornings } from '#server/modules/alerts/tasks.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { taskDefinitions } from '#server/modules/register.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, aMember, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/** Two ways in which somebody can't be told: no address, and a row that the database refuses. */
const faults = ['no address', 'a refused row'] as const;
type Fault = (typeof faults)[number];

async function spoil({ accountId }: Person, fault: Fault): Promise<void> {
  const { db } = server().platform;
  if (fault === 'no address')
    await db.update(accounts).set({ email: fault }).where(eq(accounts.id, accountId));
  else await db.execute(sql`insert into refused_people values (${accountId})`);
}

beforeAll(async () => {
  await server().platform.db.execute(sql`
    create table refused_people (account_id uuid primary key);
    create function refuse_people() returns trigger language plpgsql as $$ begin
      if exists (select from refused_people r where r.account_id = new.account_id) then raise 'refused'; end if;
      return new;
    end $$;
    create trigger refuse_people before insert on outbox_letters for each row execute function refuse_people()`);
});

async function run(name: string) {
  const task = taskDefinitions.find((known) => known.name === name);
  const context = server().systemContext('test');
  await (task?.runsOutsideTransaction
    ? task.run(context, {})
    : context.inTransaction(async (inner) => task?.run(inner, {})));
  await server().platform.tasks.runDue({ onError: 'retry' });
}

const heard = async ({ email }: Person, kind: string) =>
  (await lettersTo(server().platform.db, email)).filter(
    (letter) => letter.kind === kind && letter.status !== 'failed',
  ).length;

function isOfCompany(person: Person, other: Person): boolean {
  return 'companyId' in person && 'companyId' in other && person.companyId === other.companyId;
}

/** What fails beside its list, on one channel, has a task of its own, which is given up after its tries. */
async function spendTries(): Promise<void> {
  for (let tries = 0; tries < 7; tries += 1) {
    server().clock.advance(600_000);
    await server().platform.tasks.runDue({ onError: 'retry' });
  }
}

/** How many of them were told of it so often. */
async function toldSoOften(people: readonly Person[], kind: string, often: number): Promise<number> {
  const letters = await server()
    .platform.db.select({ to: outboxLetters.toAddress })
    .from(outboxLetters)
    .where(and(eq(outboxLetters.kind, kind), ne(outboxLetters.status, 'failed')));
  const counts = Map.groupBy(letters, ({ to }) => to);
  return people.filter(({ email }) => counts.get(email)?.length === often).length;
}

async function listed(): Promise<{ id: string; kind: string; name: string; reason: string }[]> {
  return (await send(server(), 'GET', '/api/failures', await anAdmin(server()))).body.data;
}

/** What one test broke troubles no other. */
afterEach(async () => {
  const { db } = server().platform;
  await db.execute(sql`delete from accounts where email = 'no address'`);
  await db.execute(sql`delete from refused_people`);
  await db.execute(sql`delete from set_aside`);
  await db.execute(sql`delete from tasks.job where source_name is not null`);
  await db.execute(sql`delete from outbox_letters where status = 'failed'`);
});

test.each(faults)(
  'of many whose morning it is, one with %s is listed and all others are told, three days running',
  async (fault) => {
    const people = await Promise.all(Array.from({ length: 60 }, () => aCandidate(server())));
    const [worst, ...others] = people as [Person, ...Person[]];
    const body = { name: 'Stars', filters: { job_title: ['Astronomer'] }, frequency: 'daily' };
    for (const person of people) await send(server(), 'POST', '/api/job_alerts', { ...person, body });
    await spoil(worst, fault);
    const { companyId } = await anApprovedCompany(server());
    for (let day = 1; day <= 3; day++) {
      await anOpening(server(), companyId, { title: 'Astronomer' });
      await server().platform.tasks.runDue({ onError: 'retry' });
      server().clock.advance(dayMs);
      await tellMornings.run(server().systemContext('test'), {});
      await server().platform.tasks.runDue({ onError: 'retry' });
      expect(await toldSoOften(others, 'job-alert', day)).toBe(others.length);
      await spendTries();
      expect((await listed()).length).toBeGreaterThan(0);
    }
  },
);

/** Each list with its first row spoilt: who is told of what, by which task. */
const lists: Record<string, { letter: string; arrange(): Promise<Person[]> }> = {
  'alerts.remind': {
    letter: 'saved-opening-closing',
    async arrange() {
      const people = [await aCandidate(server()), await aCandidate(server()), await aCandidate(server())];
      const { companyId } = await anApprovedCompany(server());
      const dueDate = addDays(calendarDate(server().clock.now()), 2);
      const job_id = await anOpening(server(), companyId, { dueDate });
      for (const person of people)
        await send(server(), 'POST', '/api/saved_jobs', { ...person, body: { job_id } });
      return people;
    },
  },
  'companies.notice-trials': {
    letter: 'trial-ending',
    async arrange() {
      const trialExpiresAt = new Date(server().clock.now().getTime() + 3 * dayMs);
      const owners = [];
      for (let count = 0; count < 3; count++)
        owners.push(await anApprovedCompany(server(), { trialExpiresAt }));
      return owners;
    },
  },
  'job-openings.notice-expiring': {
    letter: 'opening-expiring',
    async arrange() {
      const owner = await anApprovedCompany(server());
      const dueDate = addDays(calendarDate(server().clock.now()), 3);
      await anOpening(server(), owner.companyId, { dueDate });
      const colleague = await aMember(server(), owner.companyId, 'recruiter');
      const other = await anApprovedCompany(server());
      await anOpening(server(), other.companyId, { dueDate });
      return [owner, colleague, other];
    },
  },
  'identity.erase-inactive': {
    letter: 'account-inactive',
    async arrange() {
      const people = [await aCandidate(server()), await aCandidate(server()), await aCandidate(server())];
      const { db } = server().platform;
      for (const { accountId } of people)
        await db
          .update(accounts)
          .set({ lastActiveAt: new Date('2020-01-01') })
          .where(eq(accounts.id, accountId));
      return people;
    },
  },
  'applications.tell-daily': {
    letter: 'applications-daily',
    async arrange() {
      const owners = [];
      for (let count = 0; count < 3; count++) {
        const owner = await anApprovedCompany(server());
        await send(server(), 'PUT', '/api/application_mail', {
          ...owner,
          body: { application_mail: 'daily' },
        });
        await server().platform.db.execute(
          sql`update company_members set application_mail = 'daily' where account_id = ${owner.accountId}`,
        );
        await anApplication(server(), await aCandidate(server()), await anOpening(server(), owner.companyId));
        owners.push(owner);
      }
      server().clock.advance(dayMs);
      return owners;
    },
  },
  'applications.remind-of-replies': {
    letter: 'replies-due',
    async arrange() {
      const owner = await anApprovedCompany(server());
      const colleague = await aMember(server(), owner.companyId, 'recruiter');
      await anApplication(server(), await aCandidate(server()), await anOpening(server(), owner.companyId));
      const other = await anApprovedCompany(server());
      await anApplication(server(), await aCandidate(server()), await anOpening(server(), other.companyId));
      server().clock.advance(30 * dayMs);
      return [owner, colleague, other];
    },
  },
};

test.each(Object.entries(lists).flatMap(([name, list]) => faults.map((fault) => ({ name, list, fault }))))(
  '$name tells everybody but one with $fault, who is listed',
  async ({ name, list, fault }) => {
    const [worst, ...others] = (await list.arrange()) as [Person, ...Person[]];
    await spoil(worst, fault);
    await run(name);
    // What the database refuses of a company waits with it; an address is one person's own.
    const told = fault === 'no address' ? others : others.filter((person) => !isOfCompany(person, worst));
    expect(told.length).toBeGreaterThan(0);
    for (const person of told) expect(await heard(person, list.letter)).toBe(1);
    await spendTries();
    expect((await listed()).length).toBeGreaterThan(0);
  },
);

test('what was set aside is tried again by an administrator, by nobody else', async () => {
  const trialExpiresAt = new Date(server().clock.now().getTime() + 3 * dayMs);
  const owner = await anApprovedCompany(server(), { trialExpiresAt });
  await spoil(owner, 'a refused row');
  await run('companies.notice-trials');
  const [found] = await listed();
  expect(found).toMatchObject({ kind: 'item', name: 'companies.notice-trials' });
  expect(found?.reason).toContain(owner.companyId);
  const retry = (person: Person) => send(server(), 'POST', `/api/failures/${found?.id}/retry`, person);
  expect((await retry(owner)).status).toBe(403);
  await server().platform.db.execute(sql`delete from refused_people`);
  expect((await retry(await anAdmin(server()))).status).toBe(200);
  await server().runTasks();
  expect(await heard(owner, 'trial-ending')).toBe(1);
  expect(await listed()).toEqual([]);
});
