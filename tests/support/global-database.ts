import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeFirstContent } from '#server/modules/content/first-content.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; user: string };
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-test-'));
  // Tests copy and drop databases all the time; what they hold is worth nothing after the run.
  const server = await startEmbeddedDatabase({
    folder: join(folder, 'postgres'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '150' },
  });
  const { host, user } = server.connection;
  const owner = openDatabase({ ...server.connection }, 1);
  await owner.pool.query('create database template_mihna');
  await owner.close();
  await migrateDatabase({ host, user, database: 'template_mihna' });
  const template = openDatabase({ host, user, database: 'template_mihna' }, 1);
  await writeFirstContent(template.db);
  await template.close();
  project.provide('database', { host, user });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
