import type { LookedHint, OpenHint } from '#contract/setup-hints.ts';
import type { SetupHint } from '#domain/setup-hints.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listAsItCame } from './as-it-came.ts';
import { deleteLook, selectLooks, upsertLook } from './queries.ts';

/** What is still as it came: what nobody looked at, and what somebody did. */
export async function readSetupHints(
  context: Context<AdminActor>,
): Promise<{ open: OpenHint[]; looked: LookedHint[] }> {
  const looks = new Map((await selectLooks(context.db)).map((look) => [look.hint, look]));
  const open: OpenHint[] = [];
  const looked: LookedHint[] = [];
  for (const { id, seen, value } of await listAsItCame(context)) {
    const look = looks.get(id);
    if (look?.seen === seen)
      looked.push({ id, value, looked_at: look.lookedAt.toISOString(), looked_by: look.lookedBy });
    else open.push({ id, value });
  }
  return { open, looked };
}

/** Remembers that somebody looked at what stands there now; there is nothing to look at once it was changed. */
export async function lookAtHint(context: Context<AdminActor>, hint: SetupHint): Promise<void> {
  const { db, clock, actor } = context;
  const standing = (await listAsItCame(context)).find(({ id }) => id === hint);
  if (!standing) throw new Refusal('NOT_FOUND');
  await upsertLook(db, { hint, seen: standing.seen, lookedAt: clock.now(), lookedBy: actor.accountId });
}

export async function takeBackLook({ db }: Context<AdminActor>, hint: SetupHint): Promise<void> {
  await deleteLook(db, hint);
}
