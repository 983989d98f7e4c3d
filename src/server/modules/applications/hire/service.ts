import { type Hire, readsHires } from '#domain/applications/hire.ts';
import { mayChange } from '#server/modules/applications/policy.ts';
import {
  type ApplicationRecord,
  lockApplication,
  updateApplication,
} from '#server/modules/applications/queries.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Keeps what was agreed with somebody who is hired. The log tells that it was, never what. */
export async function keepHire(
  context: Context<MemberActor>,
  { id, ...hire }: { id: string } & Hire,
): Promise<void> {
  const { actor } = context;
  const application = authorize(
    await lockApplication(context.db, id),
    (row) => mayChange(actor, row) && readsHires(actor.memberRole),
  );
  if (application.status !== 'Hired') throw new Refusal('CONFLICT');
  await updateApplication(context.db, application, { hire, updatedAt: context.clock.now() });
  await recordActivity(context, {
    companyId: application.companyId,
    kind: 'application.hire_kept',
    subjectId: application.id,
  });
}

/** What was agreed, for a member who may read it and while the hire stands. */
export function hireFor(actor: MemberActor, { status, hire }: Pick<ApplicationRecord, 'status' | 'hire'>) {
  return status === 'Hired' && readsHires(actor.memberRole) ? hire : null;
}
