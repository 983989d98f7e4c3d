import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { sharesName } from '#server/platform/database/names.ts';

const columns = { id: companies.id, name: companies.name, logoFileId: companies.logoFileId };

/** Approved companies with a word that begins like the text, at most 10. */
export function findApprovedCompanies(db: Database, text: string) {
  const literal = literalPattern(text);
  return db
    .select(columns)
    .from(companies)
    .where(
      and(
        eq(companies.approvedStatus, 'Approved'),
        or(
          ilike(companies.name, `${literal}%`),
          ilike(companies.name, `% ${literal}%`),
          sharesName(companies.nameKeys, text),
        ),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(10);
}

export function findCompaniesByIds(db: Database, ids: string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : db.select(columns).from(companies).where(inArray(companies.id, ids)).orderBy(asc(companies.name));
}
