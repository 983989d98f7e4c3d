import type { ProfileViewItem } from '#contract/candidate-responses.ts';
import { dayMs } from '#domain/time.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { countViews, countViewsSince, selectViews } from './queries.ts';

const pageSize = 20;
const month = 30 * dayMs;

/** Who opened the own profile, CV and video, newest first, 20 per page. */
export async function listViews(context: Context<CandidateActor>, page = 1) {
  const { accountId } = context.actor;
  const { db, clock } = context;
  const since = new Date(clock.now().getTime() - month);
  const [total, recent, rows] = await Promise.all([
    countViews(db, accountId),
    countViewsSince(db, accountId, since),
    selectViews(db, accountId, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  const data: ProfileViewItem[] = rows.map((row) => ({
    what: row.what,
    at: row.at.toISOString(),
    confidential: row.isConfidential,
    company:
      row.companyId && row.companyName !== null && row.companySlug !== null
        ? {
            id: row.companyId,
            name: row.companyName,
            slug: row.companySlug,
            logo: picturePath(row.companyLogo),
          }
        : null,
  }));
  return { total, recent, data };
}
