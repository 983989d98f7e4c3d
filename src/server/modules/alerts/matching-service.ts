import { companyWords, openingWords } from '#domain/alerts/matching.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { insertHits, lockRun, moveRun, selectOpening, selectUnasked } from './match-queries.ts';
import { tellAtOnceTask } from './task-names.ts';

/** Tags of a word that are read in one transaction. */
const batch = 2000;
/** An opening that became public longer ago is no news. */
const newsDays = 3;
const openingsAtOnce = 200;

/** Asks the alerts of every new opening; one whose process was killed goes on from where it stopped. */
export async function matchNewOpenings(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - newsDays * dayMs);
  const failures: unknown[] = [];
  for (const id of await selectUnasked(context.db, since, openingsAtOnce))
    await matchOpening(context, id).catch((error: unknown) => failures.push(error));
  // The others are done; this attempt has failed all the same, is tried again and shown.
  if (failures.length > 0) throw failures[0];
}

/** Asks the alerts of one opening, a batch of recipients in a transaction; each is found once, however often it runs. */
export async function matchOpening(context: Context, openingId: string): Promise<void> {
  let goesOn = true;
  while (goesOn) goesOn = await context.inTransaction((inner) => matchBatch(inner, openingId));
}

async function matchBatch(context: Context, openingId: string): Promise<boolean> {
  const { db, clock, tasks } = context;
  const now = clock.now();
  const opening = await selectOpening(db, openingId, now);
  const cursor = opening && (await lockRun(db, openingId, now));
  if (!opening || cursor === undefined) return false;
  // Who follows the company asks for its id, whatever it is called.
  const names = opening.company === '' ? [] : companyWords(opening.company);
  const asked = {
    ...opening,
    titleWords: openingWords([opening.title, ...Object.values(opening.others)]),
    companyWords: [opening.companyId ?? '', ...names].filter(Boolean),
  };
  const found = await insertHits(db, asked, { cursor, limit: batch });
  await moveRun(db, openingId, { cursor: found.cursor, now });
  if (found.isUrgent) await tasks.enqueue(db, tellAtOnceTask, {}, { singletonKey: 'at once' });
  return found.cursor !== undefined;
}
