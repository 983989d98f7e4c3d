import { type SQL, sql } from 'drizzle-orm';
import { type FunnelStage, stagesFrom } from '#domain/applications/funnel.ts';
import { applications } from '#server/modules/applications/table.ts';
import { undoSeconds } from '#server/modules/applications/task-names.ts';

/** Whether a change of status stood: one that another followed within the time to take it back did not. */
const stood = (event: SQL): SQL => sql`not exists (
  select 1 from application_events later
  where later.application_id = ${event}.application_id and later.kind = 'status-changed'
    and later.created_at > ${event}.created_at
    and later.created_at <= ${event}.created_at + make_interval(secs => ${undoSeconds}::int))`;

/** Applications that stand at a stage of the funnel or past it, or once stood there. */
export function reached(stage: FunnelStage): SQL {
  const stages = sql.param(stagesFrom(stage));
  if (stage === 'Pending') return sql`true`;
  return sql`(${applications.status} = any(${stages}::text[]) or exists (
    select 1 from application_events step
    where step.application_id = ${applications.id} and step.kind = 'status-changed'
      and step.to_status = any(${stages}::text[]) and ${stood(sql`step`)}))`;
}

/** Applications whose status a member once set. */
export function handledBy(accountId: string): SQL {
  return sql`exists (
    select 1 from application_events step
    where step.application_id = ${applications.id} and step.kind = 'status-changed'
      and step.actor_id = ${accountId}::uuid and ${stood(sql`step`)})`;
}
