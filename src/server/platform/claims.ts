import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * What one process works on is nobody else's for a while, however that process ends. The database's own clock says for how
 * long: processes on several machines have that one in common, and a claim is shorter than their clocks may be apart.
 */
export function isUnclaimed(until: AnyColumn): SQL {
  return sql`(${until} is null or ${until} <= now())`;
}

/** The end of a claim that is made now; `milliseconds` is longer than the work takes. */
export function claimedFor(milliseconds: number): SQL {
  return sql`now() + ${milliseconds}::float8 * interval '1 millisecond'`;
}
