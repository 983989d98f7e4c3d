import { inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { namedStatuses } from '#domain/applications/blind.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';

/** Whether the company knows whose application it is; for statements that join the opening. */
export const isNamed = or(not(jobOpenings.blindReview), inArray(applications.status, [...namedStatuses]));

/** The same for statements on `applications` alone. */
export const isNamedAlone: SQL = sql`(${inArray(applications.status, [...namedStatuses])} or not exists (
  select 1 from ${jobOpenings} where ${jobOpenings.id} = ${applications.openingId} and ${jobOpenings.blindReview}))`;
