import { expect, test } from 'vitest';
import { isWorthLogging } from './embedded-lines.ts';

test.each([
  'FATAL:  the database system is starting up',
  'FATAL:  the database system is not yet accepting connections',
  'FATAL:  the database system is not accepting connections',
  'FATAL:  the database system is in recovery mode',
  'FATAL:  the database system is shutting down',
  'FATAL:  terminating connection due to administrator command',
  'FATAL:  terminating connection due to unexpected postmaster exit',
  'FATAL:  canceling authentication due to timeout',
  'LOG:  database system is ready to accept connections',
  'ERROR:  duplicate key value violates unique constraint "accounts_email"',
])('"%s" says nothing that we do not know', (line) => {
  expect(isWorthLogging(line)).toBe(false);
});

test.each([
  'LOG:  database system was not properly shut down; automatic recovery in progress',
  'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
  'LOG:  server process (PID 12) was terminated by signal 9: Killed',
  'FATAL:  configuration file "postgresql.conf" contains errors',
])('"%s" is told', (line) => {
  expect(isWorthLogging(line)).toBe(true);
});
