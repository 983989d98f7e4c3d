import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { recordActivity } from '../companies/activity-service.ts';
import { verifyOwnPassword } from '../identity/passwords-service.ts';
import { deleteOpening, updateOpening } from './desk-queries.ts';
import { findOwnOpening } from './desk-service.ts';
import { openingDeleted } from './events.ts';
import { refreshPublicOpening } from './publication-service.ts';

/** Deletes an opening with its applications, by the owner's password. */
export async function removeOpening(
  context: Context,
  actor: CompanyActor,
  id: string,
  password: string,
): Promise<void> {
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
    await recordActivity(inner, {
      companyId: actor.companyId,
      kind: 'opening.deleted',
      subject: opening.title,
      subjectId: opening.id,
    });
  });
}
