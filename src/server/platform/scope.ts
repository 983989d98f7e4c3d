import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor, MemberActor } from './actor.ts';

const employer = Symbol('employer');
const openings = Symbol('openings');

/**
 * What a member sees of the own company's openings: every one, or those named. Nobody looks inside: rows are asked with
 * `sees`, statements are bounded with `within`, and what belongs to the company and to no opening goes by `employerIn`.
 */
export interface OpeningScope {
  readonly [employer]: string;
  readonly [openings]: readonly string[] | 'every';
}

/** The openings that a member was named for; read anew with each request, so that a change acts at once. */
export function namedOpenings(companyId: string, openingIds: readonly string[]): OpeningScope {
  return { [employer]: companyId, [openings]: openingIds };
}

/** What a member sees: of the roles for the whole company every opening. */
export function scopeOf(actor: MemberActor): OpeningScope {
  return actor.role === 'hiring' ? actor.scope : everyOpening(actor.companyId);
}

/** Every opening of a company: for what it does itself, with no member behind it. */
export function everyOpening(companyId: string): OpeningScope {
  return { [employer]: companyId, [openings]: 'every' };
}

/** Whether what belongs to an opening is seen. */
export function sees(scope: OpeningScope, row: { companyId: string; openingId: string }): boolean {
  const named = scope[openings];
  return row.companyId === scope[employer] && (named === 'every' || named.includes(row.openingId));
}

/** The same as a condition on a statement's columns. */
export function within(
  scope: OpeningScope,
  columns: { companyId: SQLWrapper; openingId: SQLWrapper },
): SQL | undefined {
  const ofCompany = eq(sql`${columns.companyId}`, scope[employer]);
  const named = scope[openings];
  if (named === 'every') return ofCompany;
  return and(ofCompany, sql`${columns.openingId} = any(${sql.param([...named])}::uuid[])`);
}

/**
 * The company's id, for what is the company's own and no opening's: its name, zone, switches, words. A test lists the
 * files that ask for it.
 */
export function employerIn(scope: OpeningScope): string {
  return scope[employer];
}

/** The company that somebody works for; undefined for everybody else. */
export function employerOf(actor: Actor): string | undefined {
  return isMember(actor) ? employerIn(scopeOf(actor)) : undefined;
}

export function isMember(actor: Actor): actor is MemberActor {
  return actor.role === 'company' || actor.role === 'hiring';
}
