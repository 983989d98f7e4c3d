import type { Acquaintance } from '#server/modules/candidates/contributors.ts';
import { addProfileView, type Person } from '#server/modules/candidates/queries.ts';
import { takeAttempt } from '#server/platform/attempts.ts';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { insertView, type ViewedPart } from './queries.ts';

/**
 * Records that somebody else opened a profile, CV or video: a company by its name, unless the candidate applied to
 * it only where it hides that (P8), anybody else as a visitor.
 * The same viewer counts once an hour; administrators and the owner do not count.
 */
export async function recordView(context: Context, person: Person, what: ViewedPart): Promise<void> {
  const { actor } = context;
  if (actor.role === 'admin' || actor.role === 'superadmin') return;
  if (actor.role !== 'visitor' && actor.accountId === person.account.id) return;
  const companyId = actor.role === 'company' ? actor.companyId : null;
  const viewer = companyId ?? (actor.role === 'visitor' ? clientKey(context.request.ip) : actor.accountId);
  const { allowed } = await takeAttempt(context.outsideDb, {
    key: `view:${what}:${person.account.id}:${viewer}`,
    limit: 1,
    windowSeconds: 3600,
    now: context.clock.now(),
  });
  if (!allowed) return;
  await context.inTransaction(async (inner) => {
    const { db, clock } = inner;
    const candidateId = person.account.id;
    const isConfidential = companyId !== null && (await isUnnamed(inner, { candidateId, companyId }));
    await insertView(db, {
      candidateId,
      companyId: isConfidential ? null : companyId,
      isConfidential,
      what,
      createdAt: clock.now(),
    });
    if (what === 'profile') await addProfileView(db, person.account.id);
  });
}

async function isUnnamed(context: Context, pair: Acquaintance): Promise<boolean> {
  for (const contributor of context.contributors.profile) {
    if (await contributor.hidesName(context, pair)) return true;
  }
  return false;
}
