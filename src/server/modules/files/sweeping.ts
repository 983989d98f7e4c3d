import type { Context } from '#server/platform/context.ts';
import type { StoredFile } from '#server/platform/storage.ts';
import {
  deleteSetAside,
  insertSetAside,
  listKeysToErase,
  listSetAside,
  noteWalk,
  readWalk,
  recordedKeys,
} from './key-queries.ts';
import { daysAside, eraseDue } from './keys-service.ts';

const day = 86_400_000;
/** What a look through the storage may take; the next one goes on from there. */
const minutesOfWalk = 20;

/** Erases whatever has come due, by its record. */
export async function sweepDueKeys(context: Context): Promise<void> {
  for (;;) {
    const keys = await listKeysToErase(context.db, context.clock.now(), 500);
    if (keys.length === 0) return;
    await eraseDue(context, keys);
  }
}

/**
 * Looks through the storage for what no record names, older than a day: a database of an earlier moment, a fault of
 * ours, somebody else's. It may be all that is left of it, so it is moved aside and never erased because of this look.
 */
export async function setUnknownAside(context: Context): Promise<void> {
  const { db, storage, log } = context;
  const end = performance.now() + minutesOfWalk * 60_000;
  let batch: StoredFile[] = [];
  let count = 0;
  // Files carry the machine's time, whatever the clock of the product shows.
  const isOld = ({ modifiedAt }: StoredFile) => modifiedAt.getTime() < Date.now() - day;
  for await (const file of storage.list(await readWalk(db))) {
    batch.push(file);
    if (batch.length < 500) continue;
    count += await setAside(context, batch.filter(isOld));
    batch = [];
    if (performance.now() < end) continue;
    await noteWalk(db, file.key);
    return;
  }
  count += await setAside(context, batch.filter(isOld));
  await noteWalk(db, null);
  if (count > 0) log.warn({ count }, `files that no record names were set aside for ${daysAside} days`);
}

/** Erases what lay aside for its time. */
export async function eraseSetAside(context: Context): Promise<void> {
  const { db, storage, clock } = context;
  for (;;) {
    const gone = await listSetAside(db, new Date(clock.now().getTime() - daysAside * day), 500);
    if (gone.length === 0) return;
    for (const { key, setAsideAt } of gone) {
      await storage.eraseAside(key, folderOf(setAsideAt));
      await deleteSetAside(db, key);
    }
  }
}

async function setAside({ db, storage, clock }: Context, found: StoredFile[]): Promise<number> {
  const recorded = await recordedKeys(
    db,
    found.map(({ key }) => key),
  );
  const unknown = found.filter(({ key }) => !recorded.has(key));
  for (const { key, size } of unknown) {
    const setAsideAt = clock.now();
    await insertSetAside(db, { key, size, setAsideAt });
    await storage.setAside(key, folderOf(setAsideAt));
  }
  return unknown.length;
}

function folderOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
