import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type FunnelStage, funnelStages, stagesFrom } from '#domain/applications/funnel.ts';
import type { AnsweredChoice } from '#domain/applications/reply.ts';
import { addedPrefix } from '#domain/applications/sources.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';

/** Applications that stand at a stage of the funnel or past it, or once stood there: their row keeps the changes that stood. */
export function reached(stage: FunnelStage): SQL {
  if (stage === 'Pending') return sql`true`;
  const stages = sql.param(stagesFrom(stage));
  return sql`(${applications.status} = any(${stages}::text[]) or ${applications.stepStatuses} && ${stages}::text[])`;
}

/** Applications that came to a stage, and not to the one after it. */
export function furthest(stage: FunnelStage): SQL {
  const next = funnelStages[funnelStages.indexOf(stage) + 1];
  return next ? sql`(${reached(stage)} and not ${reached(next)})` : reached(stage);
}

/** Who applied and had an answer; of `in-time` within the days that the opening promises. */
export function answered(choice: AnsweredChoice): SQL {
  const hasAnswer = sql`${applications.repliedAt} is not null and ${isPromised(applications.source)}`;
  if (choice === 'yes') return sql`(${hasAnswer})`;
  return sql`(${hasAnswer} and exists (
    select 1 from ${jobOpenings} where ${jobOpenings.id} = ${applications.openingId}
      and ${applications.repliedAt} <= ${applications.createdAt} + make_interval(days => ${jobOpenings.replyDays})))`;
}

/** The promise of an answer is to those who applied themselves. */
export function isPromised(source: SQLWrapper): SQL {
  return sql`${source} not like ${`${addedPrefix}%`}`;
}

/** Applications whose status a member once set. */
export function handledBy(accountId: string): SQL {
  return sql`${accountId}::uuid = any(${applications.stepActors})`;
}
