import { hasFeature } from '#domain/companies/features.ts';
import { scorecardDays } from '#domain/interviews/recommendations.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import type { CompanyFiguresContributor } from '#server/modules/companies/contributors.ts';
import { isMember } from '#server/platform/scope.ts';
import { selectOwed } from './scorecards/queries.ts';

/** What interviews add to a member's dashboard: scorecards that the member owes. */
export const interviewFigures: CompanyFiguresContributor = async (context, { scope, since }) => {
  const { actor, db, clock, locale } = context;
  if (!since || !isMember(actor)) return {};
  const now = clock.now();
  const { accountId } = actor;
  const period = { since: new Date(now.getTime() - scorecardDays * dayMs), now };
  const owed = await selectOwed(db, { accountId, scope }, period);
  if (owed.length === 0 || !hasFeature(actor, 'interviews')) return {};
  return {
    attention: owed.map(({ id, candidateName, candidateNameAr, fromAt }) => ({
      kind: 'interviews_scorecard',
      count: 1,
      path: `/schedules?id=${id}`,
      subject: personNameIn(locale, candidateName, candidateNameAr),
      at: fromAt.toISOString(),
    })),
  };
};
