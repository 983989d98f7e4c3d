import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { SealedColumn } from '#server/platform/sealed-text.ts';
import type { Storage } from '#server/platform/storage.ts';
import type { BossConnection } from '#server/platform/tasks-queues.ts';
import { databaseChecks } from './database-checks.ts';
import { type Check, examineAll, type Finding } from './findings.ts';
import { placeChecks } from './place-checks.ts';
import { replicaChecks } from './replica-check.ts';
import { type ScheduledTask, workChecks } from './work-checks.ts';

/** What is examined; the modules name their tasks, their sealed columns and what they check themselves. */
export interface Patient {
  config: Config;
  connection: BossConnection;
  storage: Storage;
  definitions: readonly ScheduledTask[];
  sealedColumns: readonly SealedColumn[];
  further?: (parts: { db: Database; storage: Storage }) => Check[];
}

/** Examines an installation from outside, whether the product runs or not; no row, file or key of it changes. */
export async function* examineInstallation(patient: Patient): AsyncGenerator<Finding> {
  const { config, connection, storage } = patient;
  const { db, pool, close } = openDatabase(connection, 1);
  try {
    const parts = { config, db, storage };
    yield* examineAll([
      ...databaseChecks(pool),
      ...replicaChecks(pool, config),
      ...workChecks(pool, patient.definitions),
      ...placeChecks(parts, patient.sealedColumns),
      ...(patient.further?.({ db, storage }) ?? []),
    ]);
  } finally {
    await close();
  }
}
