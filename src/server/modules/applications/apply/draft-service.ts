import { isId } from '#domain/ids.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOtherDrafts, deleteDraft, selectDraft, selectDrafts, upsertDraft } from './draft-queries.ts';
import type { DraftContent } from './draft-table.ts';
import { selectOpening } from './queries.ts';

const draftsMaximum = 100;

/** The caller's applications that are not sent yet, latest first. */
export async function listDrafts(context: Context<CandidateActor>) {
  const rows = await selectDrafts(context.db, context.actor.accountId, context.locale);
  return rows.map(({ openingId, title, updatedAt }) => ({
    job: { id: openingId, title: openingTitleIn(context.locale, title) },
    updated_at: updatedAt.toISOString(),
  }));
}

/** The caller's draft for an opening, or null. */
export async function readDraft(context: Context<CandidateActor>, openingId: string) {
  if (!isId(openingId)) return null;
  const row = await selectDraft(context.db, context.actor.accountId, openingId);
  return row ? { ...row.content, updated_at: row.updatedAt.toISOString() } : null;
}

/** Keeps what the caller wrote; 404 for an opening that does not exist, 409 once the application is sent. */
export async function saveDraft(
  context: Context<CandidateActor>,
  openingId: string,
  content: DraftContent,
): Promise<void> {
  const { accountId: candidateId } = context.actor;
  const opening = await selectOpening(context.db, openingId);
  if (!opening?.firstPublishedAt) throw new Refusal('NOT_FOUND');
  if ((await countOtherDrafts(context.db, candidateId, openingId)) >= draftsMaximum)
    throw new Refusal('TOO_MANY_REQUESTS');
  const draft = { candidateId, openingId, content, updatedAt: context.clock.now() };
  if (!(await upsertDraft(context.db, draft))) throw new Refusal('ALREADY_APPLIED');
}

export async function discardDraft(context: Context<CandidateActor>, openingId: string): Promise<void> {
  if (isId(openingId)) await deleteDraft(context.db, context.actor.accountId, openingId);
}
