import { type SavedFilter, viewsMaximum } from '#domain/applications/views.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseField } from '#server/platform/refusal.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  isNameTaken,
  renameView,
  selectViews,
} from './queries.ts';

/** The caller's named views, in the order in which they were made. */
export function listViews({ db, actor }: Context<MemberActor>) {
  return selectViews(db, actor.accountId);
}

/** Keeps a filter under a name; a member's names differ, and there are at most 20. */
export async function keepView(
  context: Context<MemberActor>,
  { name, filter }: { name: string; filter: SavedFilter },
): Promise<string> {
  const { db, clock } = context;
  const { accountId } = context.actor;
  if ((await countViews(db, accountId)) >= viewsMaximum)
    throw refuseField('name', 'validation_views_maximum', { number: viewsMaximum });
  const id = await insertView(db, { accountId, name, filter, createdAt: clock.now() });
  if (!id) throw refuseField('name', 'validation_view_name_taken');
  return id;
}

export async function changeView(
  context: Context<MemberActor>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { db, actor } = context;
  const view = authorize(await findView(db, id), (row) => row.accountId === actor.accountId);
  if (await isNameTaken(db, { id, accountId: actor.accountId, name }))
    throw refuseField('name', 'validation_view_name_taken');
  await renameView(db, view, name);
}

export async function forgetView(context: Context<MemberActor>, id: string): Promise<void> {
  const { db, actor } = context;
  await deleteView(
    db,
    authorize(await findView(db, id), (row) => row.accountId === actor.accountId),
  );
}
