import { beforeAll, expect, test } from 'vitest';
import { taskDefinitions } from '#server/modules/register.ts';
import type { Context } from '#server/platform/context.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import type { AnyTask } from '#server/platform/tasks.ts';
import { send } from '#support/client.ts';
import { everyReading, peopleWhoRead } from '#support/readings.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';
import { makeManyOfAll } from './many-of-all.ts';

const server = testServer();
let callers: Awaited<ReturnType<typeof peopleWhoRead>>['callers'];

const many = 20_000;
/** What is never read from end to end. */
const growing = [
  'accounts',
  'application_events',
  'applications',
  'candidates',
  'job_openings',
  'pool_candidates',
  'public_openings',
];

beforeAll(async () => {
  const people = await peopleWhoRead(server());
  callers = people.callers;
  await makeManyOfAll(server().systemContext('many'), {
    openings: many,
    candidates: many,
    applications: many * 3,
    eventsOfEach: 1,
    company: people.company,
    reader: people.reader,
  });
}, 300_000);

/** Such statements of some work as would read one of these tables whole, with the table. */
async function wholeTables(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const statement of await statementsOf(work)) {
    if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(statement.text)) continue;
    const plan = await planOf(server(), statement);
    for (const [, table = ''] of plan.matchAll(/Seq Scan on (\w+)/g))
      if (growing.includes(table))
        found.push(`${table}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
  }
  return found;
}

test('no call that lists or finds reads a growing table from end to end', async () => {
  const whole: Record<string, string[]> = {};
  let answered = 0;
  for (const { who, path } of everyReading()) {
    const read = () => send({ app: server().app }, 'GET', path, callers[who]);
    if ((await read()).status !== 200) continue;
    answered += 1;
    const found = await wholeTables(read);
    if (found.length > 0) whole[`${who} ${path}`] = found;
  }
  expect(answered).toBeGreaterThan(100);
  expect(whole).toEqual({});
}, 300_000);

test('no task that runs by itself does', async () => {
  const definitions: AnyTask<Context>[] = [...taskDefinitions, ...platformTasks(server().platform.config)];
  const context = server().systemContext('many');
  const whole: Record<string, string[]> = {};
  for (const task of definitions.filter(({ schedule }) => schedule)) {
    const found = await wholeTables(() =>
      task.runsOutsideTransaction
        ? task.run(context, {})
        : context.inTransaction((inner) => task.run(inner, {})),
    );
    if (found.length > 0) whole[task.name] = found;
  }
  expect(whole).toEqual({});
}, 300_000);
