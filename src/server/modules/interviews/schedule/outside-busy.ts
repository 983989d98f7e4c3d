import type { OutsideTime } from '#contract/interview-responses.ts';
import { overlaps, type Span } from '#domain/interviews/interviews.ts';
import { dayMs } from '#domain/time.ts';
import type { OutsideBusy } from '#server/modules/interviews/contributors.ts';
import { selectBusy } from '#server/modules/interviews/queries.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal } from '#server/platform/refusal.ts';

interface Whom {
  interviewers: readonly { id: string; name: string }[];
  /** The interview that is being changed, which is nothing to be busy with. */
  exceptId?: string | undefined;
}

/** When interviewers have no time within a span, besides interviews. */
export async function findOutsideBusy(
  context: Pick<Context, 'db' | 'contributors'>,
  span: Span,
  { interviewers, exceptId }: Whom,
): Promise<OutsideBusy[]> {
  const accountIds = interviewers.map(({ id }) => id);
  const { busy: asked } = context.contributors;
  if (asked.length === 0 || accountIds.length === 0) return [];
  // How many interviews a day has is known by the whole day, on whatever clocks.
  const whole = {
    startsAt: new Date(span.startsAt.getTime() - dayMs),
    endsAt: new Date(span.endsAt.getTime() + dayMs),
  };
  const rows = await selectBusy(context.db, { interviewers: accountIds, candidateId: null, exceptId }, whole);
  const held = rows.flatMap(({ interviewerId: accountId, ...row }) =>
    accountId ? [{ accountId, ...row }] : [],
  );
  const found: OutsideBusy[] = [];
  for (const ask of asked) found.push(...(await ask(context, { accountIds, span, held })));
  return found.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The same as it is shown. */
export function presentOutside(found: readonly OutsideBusy[], { interviewers }: Whom): OutsideTime[] {
  return found.flatMap(({ accountId, startsAt, endsAt, cause, asOf }) => {
    const person = interviewers.find(({ id }) => id === accountId);
    if (!person) return [];
    const times = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
    return [
      {
        interviewer: { id: person.id, name: person.name },
        ...times,
        cause,
        as_of: asOf?.toISOString() ?? null,
      },
    ];
  });
}

/** What times lie across so, by the place of each time. */
export async function outsideOf(context: Context, spans: readonly Span[], whom: Whom) {
  const around = spanAround(spans);
  const found = around ? await findOutsideBusy(context, around, whom) : [];
  return spans.flatMap((span, slot) => {
    const across = found.filter((one) => overlaps(span, one));
    return presentOutside(across, whom).map((one) => ({ slot, ...one }));
  });
}

/** The span from the first to the last of some; undefined without any. */
export function spanAround(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  return {
    startsAt: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
  };
}

/**
 * Several times are offered to choose from: none at which an interviewer has no time. A single one is set by somebody
 * who has read what it lies across.
 */
export async function refuseBusyOffers(context: Context, spans: readonly Span[], whom: Whom): Promise<void> {
  const around = spanAround(spans);
  if (spans.length < 2 || !around) return;
  const busy = await findOutsideBusy(context, around, whom);
  const fields: FieldErrors = {};
  spans.forEach((span, index) => {
    const other = busy.find((one) => overlaps(span, one));
    const name = other && whom.interviewers.find(({ id }) => id === other.accountId)?.name;
    if (!other || name === undefined) return;
    const text = other.cause === 'calendar' ? 'validation_interview_busy' : 'validation_interview_kept';
    fields[`slots.${index}.start_time`] = [{ text, params: { name } }];
  });
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
}
