import { isId } from '#domain/ids.ts';
import { guessLanguage } from '#domain/job-openings/opening-language.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteUnused, findByTitles, insertOpening, selectOwnOpening } from './queries.ts';

/** The openings of the company that bear these titles, by `titleKey`; of several the newest. */
export async function findByTitle(
  { db, actor }: Context<CompanyActor>,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const rows = titles.length > 0 ? await findByTitles(db, actor.companyId, titles) : [];
  return new Map(rows.map(({ id, title }) => [titleKey(title), id]));
}

/** An opening of the company; undefined where it is another's, or gone. */
export async function findOwnTitle(
  { db, actor }: Context<CompanyActor>,
  id: string,
): Promise<{ id: string; title: string } | undefined> {
  const opening = isId(id) ? await selectOwnOpening(db, id) : undefined;
  return opening?.companyId === actor.companyId ? opening : undefined;
}

/**
 * Makes an opening that is closed already: it takes no slot, is shown to nobody outside, and holds what came from another
 * system.
 */
export async function makePastOpening(
  { db, clock, actor }: Context<CompanyActor>,
  title: string,
): Promise<string> {
  const now = clock.now();
  const { id } = await insertOpening(db, {
    ...{ companyId: actor.companyId, createdBy: actor.accountId, title },
    ...{ status: 'Closed', closedAt: now, createdAt: now, updatedAt: now },
    ...{ experienceLevel: 'mid', employmentType: 'full time' },
    language: guessLanguage(title) ?? 'en',
  });
  return id;
}

/** How titles are compared. */
export function titleKey(title: string): string {
  return title.trim().toLowerCase();
}

/** Removes openings that were made for an import, as far as nobody has used them since. */
export async function removeUnused(context: Context<CompanyActor>, ids: readonly string[]): Promise<void> {
  await deleteUnused(context.db, context.actor.companyId, ids);
}
