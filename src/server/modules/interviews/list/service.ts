import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { startOfDay } from '#domain/companies/trial.ts';
import { isId } from '#domain/ids.ts';
import { interviewsShown } from '#domain/interviews/interviews.ts';
import type { InterviewFilters } from '#domain/interviews/list.ts';
import { addDays } from '#domain/time.ts';
import { type Company, getCompany } from '#server/modules/companies/service.ts';
import { mayRead } from '#server/modules/interviews/policy.ts';
import { presentReceived } from '#server/modules/interviews/present.ts';
import { findInterview } from '#server/modules/interviews/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';
import { countByStatus, type ListConditions, selectPage, selectWaiting } from './queries.ts';

/** A page of the company's interviews with exact totals, and what waits for it. */
export async function listInterviews(context: Context<MemberActor>, filters: InterviewFilters) {
  const { actor } = context;
  const company = await getCompany(context, employerIn(scopeOf(actor)));
  const conditions = conditionsOf(context, company, filters);
  const counts = await countByStatus(context.db, conditions);
  const rows = await selectPage(context.db, conditions, {
    show: filters.show ?? interviewsShown,
    page: filters.page ?? 1,
  });
  const waiting = await selectWaiting(context.db, conditions, context.clock.now());
  const total = filters.status
    ? (counts[filters.status] ?? 0)
    : Object.values(counts).reduce((sum, number) => sum + number, 0);
  return {
    total,
    data: await presentReceived(context, rows),
    counts,
    waiting: await presentReceived(context, waiting),
    timezone: company.timezone,
    abilities: {
      schedule: memberMay(actor.memberRole, 'schedule_interview'),
    },
  };
}

/** One interview that the caller sees. */
export async function getInterview(context: Context<MemberActor>, id: string): Promise<ReceivedInterview> {
  const { actor } = context;
  const interview = authorize(await findInterview(context.db, id), (row) => mayRead(actor, row));
  const [presented] = await presentReceived(context, [interview]);
  if (!presented) throw new Error('An interview is presented by itself');
  return presented;
}

function conditionsOf(
  { actor }: Context<MemberActor>,
  company: Company,
  { status, member, application_id, from, to }: InterviewFilters,
): ListConditions {
  const named = member === 'me' ? actor.accountId : member;
  return {
    scope: scopeOf(actor),
    heldBy: actor.memberRole === 'interviewer' ? actor.accountId : undefined,
    status,
    application_id,
    member: named && isId(named) ? named : undefined,
    from: from ? startOfDay(from, company.timezone) : undefined,
    until: to ? startOfDay(addDays(to, 1), company.timezone) : undefined,
  };
}
