import type { InterviewClash } from '#contract/interview-responses.ts';
import { overlaps, type Span } from '#domain/interviews/interviews.ts';
import { selectBusy } from '#server/modules/interviews/queries.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerOf, isMember, scopeOf, sees } from '#server/platform/scope.ts';

/**
 * What the times lie across: other interviews of the interviewers and of the candidate. They never block; of the
 * candidate's, which may be another company's, no more is told than that the candidate is busy.
 */
export async function findClashes(
  context: Context,
  spans: readonly Span[],
  whom: {
    interviewers: readonly { id: string; name: string }[];
    candidate: { id: string | null; name: string };
    exceptId?: string;
  },
): Promise<InterviewClash[]> {
  if (spans.length === 0) return [];
  const busy = await selectBusy(
    context.db,
    {
      interviewers: whom.interviewers.map(({ id }) => id),
      candidateId: whom.candidate.id,
      exceptId: whom.exceptId,
    },
    {
      startsAt: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
      endsAt: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
    },
  );
  const told = busy.filter(isTold(context.actor));
  const found = spans.flatMap((span, slot) =>
    told
      .filter((other) => overlaps(span, other))
      .flatMap((other) => clashesWith(other, whom).map((clash) => ({ slot, ...clash }))),
  );
  return found.filter(
    (clash, index) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(clash)) === index,
  );
}

/** Of the own company's interviews those alone of openings that the caller sees; of other companies' it is told that somebody is busy. */
export function isTold(actor: Actor) {
  const employer = employerOf(actor);
  return (other: { companyId: string; openingId: string }): boolean =>
    !isMember(actor) || other.companyId !== employer || sees(scopeOf(actor), other);
}

/** Who is busy with another interview. */
export function clashesWith(
  other: Awaited<ReturnType<typeof selectBusy>>[number],
  { interviewers, candidate }: Parameters<typeof findClashes>[2],
): Omit<InterviewClash, 'slot'>[] {
  const times = { starts_at: other.startsAt.toISOString(), ends_at: other.endsAt.toISOString() };
  const interviewer = interviewers.find(({ id }) => id === other.interviewerId);
  return [
    ...(interviewer
      ? [{ who: 'interviewer' as const, interviewer_id: interviewer.id, name: interviewer.name, ...times }]
      : []),
    ...(candidate.id !== null && other.candidateId === candidate.id
      ? [{ who: 'candidate' as const, interviewer_id: null, name: candidate.name, ...times }]
      : []),
  ];
}
