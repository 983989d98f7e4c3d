import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';

export interface DatabaseCopy extends DatabaseConnection {
  connection: { host: string; user: string; database: string };
}

/** A migrated, empty database for the tests of one file, without a server around it. */
export function databaseCopy(): () => DatabaseCopy {
  const { host, user } = inject('database');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  let copy: DatabaseCopy | undefined;
  beforeAll(async () => {
    await owner.pool.query(copyOfTemplate(name));
    const connection = { host, user, database: name };
    copy = { ...openDatabase(connection), connection };
  });
  afterAll(async () => {
    await copy?.close();
    await owner.pool.query(`drop database if exists ${name} with (force)`);
    await owner.close();
  });
  return () => {
    if (!copy) throw new Error('The database is there once the tests run');
    return copy;
  };
}

/** A new database from the migrated one: its files are copied, which takes a tenth of writing every block to the log. */
export function copyOfTemplate(name: string): string {
  return `create database ${name} template template_mihna strategy file_copy`;
}
