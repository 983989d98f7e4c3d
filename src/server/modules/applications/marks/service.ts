import { pinsMaximum } from '#domain/applications/applications.ts';
import { countPinned, selectTeam } from '#server/modules/applications/list/queries.ts';
import { mayChange } from '#server/modules/applications/policy.ts';
import { lockApplication, updateApplication } from '#server/modules/applications/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Pins an application before the others of its opening, or takes it down; the open pages of all who see it follow. */
export async function pinApplication(
  context: Context<MemberActor>,
  { id, pinned }: { id: string; pinned: boolean },
): Promise<void> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, id), (row) => mayChange(actor, row));
  const { companyId, openingId } = application;
  if (application.isPinned === pinned) return;
  if (pinned && (await countPinned(db, openingId)) >= pinsMaximum)
    throw new Refusal('TOO_MANY_PINNED', { params: { limit: pinsMaximum } });
  await updateApplication(db, application, {
    isPinned: pinned,
    pinnedBy: pinned ? actor.accountId : null,
  });
  const personIds = await selectTeam(db, openingId);
  await publishLive(context, { companyId, personIds, kind: 'applications', id });
}
