import { addProfileView, type Person } from '#server/modules/candidates/queries.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import { takeAttempt } from '#server/platform/attempts.ts';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { employerOf } from '#server/platform/scope.ts';
import { insertView, insertViews, selectRecentlySeen, type ViewedPart } from './queries.ts';

/**
 * Records that somebody else opened a profile, CV or video: a company by its name, unless the candidate applied to
 * it only where it hides that (P8), anybody else as a visitor.
 * The same viewer counts once an hour; administrators and the owner do not count.
 */
export async function recordView(context: Context, person: Person, what: ViewedPart): Promise<void> {
  const { actor } = context;
  if (actor.role === 'admin' || actor.role === 'superadmin') return;
  if (actor.role !== 'visitor' && actor.accountId === person.account.id) return;
  const companyId = employerOf(actor) ?? null;
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
    const isConfidential =
      companyId !== null && (await namesHidden(inner, companyId, [candidateId])).has(candidateId);
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

/** Records that the caller's company took a list of profiles along: for each of them a view, once an hour. */
export async function recordExportedViews(
  context: Context<CompanyActor>,
  candidateIds: readonly string[],
): Promise<void> {
  const { db, actor, clock } = context;
  const now = clock.now();
  const { companyId } = actor;
  const seen = await selectRecentlySeen(db, companyId, candidateIds, new Date(now.getTime() - 3_600_000));
  const unseen = candidateIds.filter((id) => !seen.has(id));
  const unnamed = await namesHidden(context, companyId, unseen);
  await insertViews(
    db,
    unseen.map((candidateId) => ({
      candidateId,
      companyId: unnamed.has(candidateId) ? null : companyId,
      isConfidential: unnamed.has(candidateId),
      what: 'profile' as const,
      createdAt: now,
    })),
  );
}

async function namesHidden(
  context: Context,
  companyId: string,
  candidateIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (const contributor of context.contributors.profile)
    for (const id of await contributor.hidesNames(context, { companyId, candidateIds })) hidden.add(id);
  return hidden;
}
