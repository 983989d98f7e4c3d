import { openingPath } from '#domain/job-openings/opening-address.ts';
import { calendarDate, dayMs } from '#domain/time.ts';
import { absoluteUrl } from '#server/modules/content/feeds/public-url.ts';
import type { Context } from '#server/platform/context.ts';
import { IndexingRefusal, indexingToken, tellIndexing } from '#server/platform/indexing.ts';
import {
  claimNotice,
  countOnDay,
  findPublic,
  forgetDays,
  putOff,
  type SearchNotice,
  settleNotice,
} from './queries.ts';

const runMs = 50_000;
const claimMs = 5 * 60_000;
const hourMs = 3_600_000;
/** Google counts its days there. */
const zoneOfDays = 'America/Los_Angeles';

/**
 * Tells what is due of pages of openings: that one is there, was changed, or is there no more. A day's limit, a fault and
 * what the operator has to mend put it off; nothing else waits for it.
 */
export async function tellSearchEngine(context: Context): Promise<void> {
  const { db, clock, config } = context;
  const { indexing } = config;
  if (!indexing) return;
  await forgetDays(db, calendarDate(new Date(clock.now().getTime() - 7 * dayMs), zoneOfDays));
  let token: string | undefined;
  const until = performance.now() + runMs;
  while (performance.now() < until) {
    const now = clock.now();
    const notice = await claimNotice(db, { now, until: new Date(now.getTime() + claimMs) });
    if (!notice) return;
    const opening = await findPublic(db, notice.openingId, now);
    const path = opening ? openingPath(opening) : null;
    if (!path && !notice.toldPath) {
      await settleNotice(db, notice, null);
      continue;
    }
    try {
      token ??= await indexingToken(indexing, now);
      if (!(await countOnDay(db, calendarDate(now, zoneOfDays), indexing.perDay))) {
        await putOff(db, notice, { dueAt: new Date(now.getTime() + hourMs), problem: null });
        return;
      }
      await tellIndexing(indexing, token, {
        url: absoluteUrl(config.publicUrl, path ?? notice.toldPath ?? ''),
        type: path ? 'URL_UPDATED' : 'URL_DELETED',
      });
      await settleNotice(db, notice, path);
    } catch (error) {
      if (!(await keepRefusal(context, notice, error, path))) return;
    }
  }
}

/** Whether the next one may be tried: a page that is never taken keeps no other from it. */
async function keepRefusal(
  { db, clock, log }: Context,
  notice: SearchNotice,
  error: unknown,
  path: string | null,
): Promise<boolean> {
  if (!(error instanceof IndexingRefusal)) throw error;
  const { kind, message } = error;
  log.warn({ kind, path }, `A search engine was not told of a page. ${message}`);
  if (kind === 'page') {
    await putOff(db, notice, { dueAt: null, problem: message });
    return true;
  }
  const waits = kind === 'setting' ? hourMs : Math.min(6 * hourMs, 60_000 * 2 ** notice.attempts);
  await putOff(db, notice, { dueAt: new Date(clock.now().getTime() + waits), problem: message });
  return false;
}
