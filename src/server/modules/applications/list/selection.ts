import { and, asc, inArray } from 'drizzle-orm';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { applications } from '#server/modules/applications/table.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { matching, readerOf } from './matching.ts';

/**
 * The applications that the caller selected, of the own company, seen and on its list: what was picked by hand and is none of
 * these is left out. A filter that matches more than the caller was shown is refused.
 */
export async function selectedIds(
  { db, actor }: Context<MemberActor>,
  selection: ApplicationSelection,
): Promise<string[]> {
  const isPicked = 'ids' in selection;
  const query = db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        matching(readerOf(actor), isPicked ? {} : selection.filter),
        isPicked ? inArray(applications.id, selection.ids) : undefined,
      ),
    )
    .orderBy(asc(applications.id));
  if (isPicked) return (await query).map(({ id }) => id);
  const found = await query.limit(selection.expected + 1);
  if (found.length > selection.expected) throw new Refusal('SELECTION_CHANGED');
  return found.map(({ id }) => id);
}
