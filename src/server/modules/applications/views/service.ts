import { type SavedFilter, viewsMaximum } from '#domain/applications/views.ts';
import { readerOf } from '#server/modules/applications/list/matching.ts';
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
  readTotals,
  renameView,
  selectViews,
} from './queries.ts';

/** The caller's named views, in the order in which they were made, each with how many applications it holds. */
export async function listViews({ db, actor }: Context<MemberActor>) {
  const views = await selectViews(db, actor.accountId);
  const counted = views.filter(({ filter }) => filter.name === undefined);
  const totals = await readTotals(
    db,
    readerOf(actor),
    counted.map(({ filter }) => filter),
  );
  const totalOf = new Map(counted.map(({ id }, index) => [id, totals[index] ?? 0]));
  return views.map((view) => ({ ...view, total: totalOf.get(view.id) ?? null }));
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
