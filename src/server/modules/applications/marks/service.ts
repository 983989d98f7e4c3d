import { type Mark, marks } from '#domain/applications/marks.ts';
import { mayChange } from '#server/modules/applications/policy.ts';
import { lockApplication, updateApplication } from '#server/modules/applications/queries.ts';
import { markColumns } from '#server/modules/applications/table.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countMarked, selectTeam } from './queries.ts';

/** Marks an application for everybody who sees it, or takes the mark down; their open pages follow. */
export async function markApplication(
  context: Context<MemberActor>,
  mark: Mark,
  { id, isSet }: { id: string; isSet: boolean },
): Promise<void> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, id), (row) => mayChange(actor, row));
  const { companyId, openingId } = application;
  const { maximum, refusal } = marks[mark];
  if (application[markColumns[mark].isSet] === isSet) return;
  if (isSet && (await countMarked(db, mark, openingId)) >= maximum)
    throw new Refusal(refusal, { params: { limit: maximum } });
  await updateApplication(db, application, markColumns[mark].written(isSet ? actor.accountId : null));
  const personIds = await selectTeam(db, openingId);
  await publishLive(context, { companyId, personIds, kind: 'applications', id });
}
