import { and, asc, desc, eq, gte, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { isId } from '#domain/ids.ts';
import { isNamedAlone } from '#server/modules/applications/blind/named-service.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { answered, furthest, handledBy, reached } from '#server/modules/applications/statistics/reached.ts';
import { applications, seenColumns } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { sharesName } from '#server/platform/database/names.ts';
import { employerIn, type OpeningScope, scopeOf, within } from '#server/platform/scope.ts';
import { applicationReads } from './reads-table.ts';

/** Whose list it is: a company's, as one of its members sees it, with the openings that are seen and no others. */
export interface Reader {
  scope: OpeningScope;
  accountId: string;
}

export function readerOf(actor: MemberActor): Reader {
  return { scope: scopeOf(actor), accountId: actor.accountId };
}

/** What a filter lets through of a company's list, as a condition on `applications` alone. */
export function matching({ scope, accountId }: Reader, filters: ApplicationFilters): SQL | undefined {
  const { status, job_id, name, from, to, questions = [], rating, meets, unread } = filters;
  return and(
    within(scope, seenColumns),
    isNull(applications.removedAt),
    status && status.length > 0 ? inArray(applications.status, status) : undefined,
    job_id ? (isId(job_id) ? eq(applications.openingId, job_id) : sql`false`) : undefined,
    // A name finds nobody whom the company reviews blind.
    name?.trim() ? and(nameContains(name), isNamedAlone) : undefined,
    from ? sql`${applications.createdAt} >= ${dayIn(from, scope)}` : undefined,
    to ? sql`${applications.createdAt} < ${dayIn(to, scope)} + interval '1 day'` : undefined,
    ...questions.map((kind) => asks(kind === 'text' ? screeningQuestions : videoQuestions)),
    rating ? gte(applications.averageRating, rating) : undefined,
    meets ? gte(applications.fitMet, meets) : undefined,
    unread ? isUnread(accountId) : undefined,
    filters.source ? eq(applications.source, filters.source) : undefined,
    filters.reached ? reached(filters.reached) : undefined,
    filters.furthest ? furthest(filters.furthest) : undefined,
    filters.answered ? answered(filters.answered) : undefined,
    filters.handled_by ? handledBy(filters.handled_by) : undefined,
  );
}

/** The order of a list; those of one moment stand in a fixed one. */
export function inOrder(sort: ApplicationFilters['sort']): SQL[] {
  const newest = [desc(applications.createdAt), desc(applications.id)];
  if (sort === 'oldest') return [asc(applications.createdAt), asc(applications.id)];
  if (sort === 'fit')
    return [
      sql`${applications.fitMet}::real / greatest(${applications.fitTotal}, 1) desc`,
      desc(applications.fitMet),
      ...newest,
    ];
  if (sort === 'rating') return [sql`${applications.averageRating} desc nulls last`, ...newest];
  return newest;
}

/** Whether that member has not opened the application yet. */
export function isUnread(accountId: string): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${applicationReads} where ${applicationReads.accountId} = ${accountId} and ${applicationReads.applicationId} = ${applications.id})`;
}

/** The first moment of a calendar day in the company's zone. */
function dayIn(day: string, scope: OpeningScope): SQL {
  return sql`(${day}::timestamp at time zone (select ${companies.timezone} from ${companies} where ${companies.id} = ${employerIn(scope)}))`;
}

/** Without case and accents, or however it is spelt; the signs of LIKE stand for themselves. */
function nameContains(name: string): SQL {
  const pattern = `%${literalPattern(name.trim().normalize('NFC'))}%`;
  const isLike = (column: SQLWrapper) => sql`unaccent(lower(${column})) like unaccent(lower(${pattern}))`;
  const isMeant = (keys: SQLWrapper, ...names: SQLWrapper[]) =>
    sql`(${sql.join(names.map(isLike), sql` or `)} or ${sharesName(keys, name)})`;
  return sql`(exists (select 1 from ${accounts} where ${accounts.id} = ${applications.candidateId} and ${isMeant(accounts.nameKeys, accounts.name, accounts.nameAr)})
    or exists (select 1 from ${additions} where ${additions.applicationId} = ${applications.id} and ${isMeant(additions.nameKeys, additions.name)}))`;
}

function asks(questions: typeof screeningQuestions | typeof videoQuestions): SQL {
  return sql`exists (select 1 from ${questions} where ${questions.openingId} = ${applications.openingId})`;
}
