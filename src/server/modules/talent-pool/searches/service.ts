import { sql } from 'drizzle-orm';
import type { KeptSearch } from '#contract/talent-pool-responses.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { isId } from '#domain/ids.ts';
import { type SavedSearchInput, savedSearchesMaximum } from '#domain/talent-pool/saved-searches.ts';
import { readPoolSearch } from '#domain/talent-pool/search.ts';
import { calendarDate } from '#domain/time.ts';
import { sendFound } from '#server/modules/talent-pool/mail.ts';
import { matching } from '#server/modules/talent-pool/search/conditions.ts';
import { newestFirst, selectIds } from '#server/modules/talent-pool/search/queries.ts';
import { findMeaning } from '#server/modules/talent-pool/search/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  countSearches,
  deleteSearch,
  insertHits,
  insertSearch,
  isNewTo,
  lockSearch,
  selectSearches,
  updateSearch,
} from './queries.ts';

/** Whom a search finds when it is saved is known; of so many it is written down. */
const knownMaximum = 2000;
/** At most so many are told of at once. */
const toldMaximum = 200;

/** The caller's own searches. */
export async function listSearches(context: Context<CompanyActor>): Promise<KeptSearch[]> {
  const rows = await selectSearches(context.db, context.actor);
  return rows.map(({ isMailed, ...row }) => ({ ...row, is_mailed: isMailed }));
}

export async function saveSearch(
  context: Context<CompanyActor>,
  { name, filters, is_mailed }: SavedSearchInput,
): Promise<KeptSearch[]> {
  const { db, actor, clock } = context;
  if ((await countSearches(db, actor.accountId)) >= savedSearchesMaximum)
    throw refuseField('name', 'validation_pool_searches_maximum', { number: savedSearchesMaximum });
  const now = clock.now();
  const { accountId, companyId } = actor;
  const row = { accountId, companyId, name, filters, isMailed: is_mailed, createdAt: now, openedAt: now };
  const id = await insertSearch(db, row);
  await insertHits(db, id, await idsOf(context, { filters, companyId, limit: knownMaximum }), now);
  return listSearches(context);
}

export async function changeSearch(
  context: Context<CompanyActor>,
  { id, is_mailed, opened }: { id: string; is_mailed?: boolean | undefined; opened?: boolean | undefined },
): Promise<KeptSearch[]> {
  const { db, actor, clock } = context;
  const changes = {
    ...(is_mailed !== undefined && { isMailed: is_mailed }),
    ...(opened && { openedAt: clock.now() }),
  };
  if (!isId(id) || !(await updateSearch(db, { id, accountId: actor.accountId }, changes)))
    throw new Refusal('NOT_FOUND');
  return listSearches(context);
}

export async function forgetSearch(context: Context<CompanyActor>, id: string): Promise<KeptSearch[]> {
  const { db, actor } = context;
  if (!isId(id) || !(await deleteSearch(db, { id, accountId: actor.accountId })))
    throw new Refusal('NOT_FOUND');
  return listSearches(context);
}

/** Looks who is new to a search, writes them down, and tells of them: in one transaction, so each is told of once. */
export async function matchSearch(context: Context, id: string): Promise<void> {
  const found = await lockSearch(context.db, id);
  if (!found || !hasFeature(found, 'candidate_pool')) return;
  const { search, member } = found;
  const { filters, companyId } = search;
  const ids = await idsOf(context, { filters, companyId, limit: toldMaximum, isNew: isNewTo(search) });
  const now = context.clock.now();
  const added = await insertHits(context.db, id, ids, now);
  if (added === 0) return;
  await sendFound(context, { search, member, count: added, day: calendarDate(now) });
}

async function idsOf(
  context: Context,
  asked: {
    filters: Record<string, string | string[]>;
    companyId: string;
    limit: number;
    isNew?: ReturnType<typeof isNewTo>;
  },
): Promise<string[]> {
  const { filters, companyId, limit, isNew } = asked;
  const { found, corrections } = await findMeaning(context, readPoolSearch(filters), companyId);
  // What was taken for a slip once is no wish to keep.
  if (corrections.length > 0) return [];
  const where = matching(found, companyId);
  const all = isNew ? sql`${where} and ${isNew}` : where;
  return selectIds(context.db, { where: all, order: newestFirst, limit, offset: 0 });
}
