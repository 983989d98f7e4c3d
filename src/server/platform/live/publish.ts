import { sql } from 'drizzle-orm';
import type { LiveChange } from '#domain/live.ts';
import type { Context } from '#server/platform/context.ts';

/** What telling open pages takes of a context. */
export type LiveTeller = Pick<Context, 'db' | 'clock' | 'liveBus' | 'afterCommit'>;

/** Whose open pages hear of it: persons by their accounts, and everybody of a company. */
export interface LiveAudience {
  personIds?: readonly string[];
  companyId?: string;
}

/** A sign that is not kept: who is not looking now never learns of it. */
export interface PassingSign extends LiveChange {
  /** What it says, in one word. */
  word: string;
}

/**
 * Tells the open pages of an audience that something of a kind changed: `publishLive(context, { personIds, kind, id })`.
 * Written in the caller's transaction: heard of when that commits, never before, never if it does not, and by a page
 * that was away for up to an hour as soon as it is back. Carries nothing but ids; the page asks the ordinary calls.
 */
export async function publishLive(
  { db, clock, liveBus, afterCommit }: LiveTeller,
  { personIds = [], companyId, kind, id }: LiveAudience & LiveChange,
): Promise<void> {
  const persons = [...new Set(personIds)].map((person) => ({ person, company: null }));
  const audience = [...persons, ...(companyId ? [{ person: null, company: companyId }] : [])];
  if (audience.length === 0) return;
  await db.execute(sql`
    with written as (
      insert into live_events (created_at, person_id, company_id, kind, subject_id)
      select ${clock.now().toISOString()}::timestamptz, person, company, ${kind}, ${id}
      from jsonb_to_recordset(${JSON.stringify(audience)}::jsonb) as audience (person uuid, company uuid)
    )
    select ${liveBus.withCommit('')}`);
  afterCommit(() => liveBus.afterCommit(''));
}

/** Passes a sign on to the pages of an audience that are open now ("is writing"); at most a hundred persons. */
export async function passLive(
  { db, liveBus, afterCommit }: Pick<LiveTeller, 'db' | 'liveBus' | 'afterCommit'>,
  { personIds = [], companyId, kind, id, word }: LiveAudience & PassingSign,
): Promise<void> {
  const sign = JSON.stringify({ personIds: personIds.slice(0, 100), companyId, kind, id, word });
  await db.execute(sql`select ${liveBus.withCommit(sign)}`);
  afterCommit(() => liveBus.afterCommit(sign));
}
