import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { storedChecks } from '#server/modules/files/stored-checks.ts';
import { sealedColumns, taskDefinitions } from '#server/modules/register.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { examineInstallation, type Patient } from './examine.ts';
import { examineAll, well } from './findings.ts';

const server = testServer();
beforeAll(() => server().platform.tasks.prepare());

test('a sound installation has nothing wrong', async () => {
  const found = await findings();
  expect(Object.values(found).filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(found['Letters of all scripts']).toMatchObject({ verdict: 'well' });
  expect(found['Mail server']).toMatchObject({ verdict: 'look' });
});

test('what waits too long, failed for good or lost its schedule is said by name', async () => {
  const { platform } = server();
  const task = taskDefinitions.find(({ name }) => name === 'files.sweep-unnamed');
  if (!task) throw new Error('The task has another name');
  await platform.tasks.enqueue(platform.db, task, {});
  await platform.db.execute(
    sql`update tasks.job set start_after = now() - interval '1 hour' where name = ${task.name}`,
  );
  await platform.db.execute(sql`delete from tasks.schedule where name = ${task.name}`);
  await platform.db.execute(sql`insert into outbox_letters (to_address, locale, kind, subject, headers, message_id, status, created_at)
    values ('a@example.qa', 'en', 'x', 's', '{}', 'm', 'ordered', now() - interval '1 hour')`);
  const found = await findings();
  expect(found.Tasks).toEqual({
    verdict: 'wrong',
    sentence: expect.stringContaining('files.sweep-unnamed (due for 60 minutes)'),
  });
  expect(found.Schedules).toEqual({
    verdict: 'wrong',
    sentence: 'Missing: files.sweep-unnamed. A start writes them.',
  });
  expect(found.Emails).toEqual({
    verdict: 'wrong',
    sentence: expect.stringContaining('1 wait, the oldest for 60 minutes'),
  });
});

test('another key, another storage, tables of a newer version and a lost file are wrong', async () => {
  const { platform } = server();
  await platform.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`,
  );
  await platform.db.execute(sql`insert into files (kind, storage_key, content_type, size, claimed_at)
    values ('logo', ${newStorageKey('png')}, 'image/png', 1, now())`);
  await platform.storage.mark('4a1c6f0e-0000-4000-8000-000000000000', { replaces: true });
  const found = await findings({ config: { ...platform.config, isProduction: true } });
  expect(found.Tables).toMatchObject({
    verdict: 'wrong',
    sentence: expect.stringContaining('newer version'),
  });
  expect(found.Files).toMatchObject({
    verdict: 'wrong',
    sentence: expect.stringContaining('1 of the newest'),
  });
  expect(found['Whose storage']).toMatchObject({ verdict: 'wrong' });
  expect(found['Mail server']).toMatchObject({
    verdict: 'wrong',
    sentence: expect.stringContaining('SMTP_URL is not set'),
  });
});

test('a key that is missing is said, and none is made by the asking', async () => {
  const { platform } = server();
  const { accountId } = await aCandidate(server());
  await platform.db.execute(
    sql`insert into totp_factors (account_id, secret, created_at) values (${accountId}, 'v1.somebody.sealed', now())`,
  );
  const dataFolder = await mkdtemp(join(tmpdir(), 'mihna-no-key-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const found = await findings({ config: { ...platform.config, dataFolder } });
  expect(found['Secret key']).toEqual({
    verdict: 'wrong',
    sentence: expect.stringContaining('secret.key in DATA_DIR is missing'),
  });
  expect(await readdir(dataFolder)).not.toContain('secret.key');
});

test('a database that is away is told for each check, and nothing throws', async () => {
  const found = await findings({ connection: { host: '/nowhere', user: 'nobody', database: 'none' } });
  expect(found.Database?.verdict).toBe('wrong');
  expect(found.Storage?.verdict).toBe('well');
});

test('a check that does not answer does not keep the next', async () => {
  const checks = [
    { about: 'Silent', examine: () => new Promise<never>(() => undefined) },
    { about: 'Next', examine: async () => well('Yes.') },
  ];
  const found = await Array.fromAsync(examineAll(checks, 20));
  expect(found.map(({ about, verdict }) => [about, verdict])).toEqual([
    ['Silent', 'wrong'],
    ['Next', 'well'],
  ]);
});

async function findings(changed: Partial<Patient> = {}) {
  const { platform, connection } = server();
  const patient = {
    ...{ config: platform.config, connection, storage: platform.storage, sealedColumns },
    definitions: [...platformTasks(platform.config), ...taskDefinitions],
    further: storedChecks,
    ...changed,
  };
  const found = await Array.fromAsync(examineInstallation(patient));
  return Object.fromEntries(found.map(({ about, ...finding }) => [about, finding]));
}
