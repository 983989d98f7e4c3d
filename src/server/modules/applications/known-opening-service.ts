import { sql } from 'drizzle-orm';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { applicationEvents, applications } from './table.ts';

/**
 * Whether the candidate of an application may know its opening: they applied for it, or it has been public. Openings
 * that never were are no target of a move any more; applications may stand with one from before that rule.
 */
export const isKnownOpening = sql<boolean>`(${applications.movedFromTitle} = '' or ${jobOpenings.firstPublishedAt} is not null)`;

/** The opening's title for its candidate: of one that they may not know, the title that they applied for. */
export const knownTitle = sql<string>`case when ${isKnownOpening} then ${jobOpenings.title} else ${applications.movedFromTitle} end`;

/** Of a step in the history: whether the opening that a move led away from may be named to the candidate. */
export const isKnownStep = sql<boolean>`(${applicationEvents.kind} <> 'moved' or not exists (
  select from ${jobOpenings} o where o.id = (${applicationEvents.facts}->>'from_id')::uuid and o.first_published_at is null))`;
