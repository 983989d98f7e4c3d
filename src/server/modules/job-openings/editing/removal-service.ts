import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { openingDeleted } from '#server/modules/job-openings/events.ts';
import { refreshPublicOpening } from '#server/modules/job-openings/publication/service.ts';
import { forgetSubjects } from '#server/modules/notifications/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteOpening, updateOpening } from './queries.ts';
import { findOwnOpening } from './service.ts';

/** Deletes an opening with its applications, by the owner's password. */
export async function removeOpening(
  context: Context<CompanyActor>,
  id: string,
  password: string,
): Promise<void> {
  const { actor } = context;
  await findOwnOpening(context, actor, id, 'delete_opening');
  await verifyOwnPassword(context, password);
  await context.inTransaction(async (inner) => {
    const opening = await findOwnOpening(inner, actor, id, 'delete_opening', true);
    await inner.events.publish(inner, openingDeleted, {
      openingId: opening.id,
      companyId: opening.companyId,
    });
    // Its public row and counters go while the opening still stands.
    const closed = await updateOpening(inner.db, opening, { status: 'Closed' });
    await refreshPublicOpening(inner, closed.id);
    await deleteOpening(inner.db, opening);
    await forgetSubjects(inner, [opening.id]);
    await recordActivity(inner, {
      companyId: actor.companyId,
      kind: 'opening.deleted',
      subject: opening.title,
      subjectId: opening.id,
    });
  });
}
