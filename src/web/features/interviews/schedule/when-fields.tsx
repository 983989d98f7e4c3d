import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { SlotsField } from './slots-field.tsx';
import { SuggestedTimes } from './suggested-times.tsx';
import { WeekField } from './week-field.tsx';

/** The times: those that suit everybody first, the week to draw others in, and fields for one that is known already. */
export function WhenFields({
  form,
  candidate,
  named,
  suggested,
}: {
  form: FormOf<ScheduleValues>;
  candidate: { name: string; timezone: string | null };
  named: { application_id: string; interview_id?: string };
  suggested: ScheduleValues['slots'] | undefined;
}) {
  return (
    <Card pad="lg" as="section" className="stack" aria-labelledby="schedule-when">
      <h2 id="schedule-when" className="schedule-when">
        {m.interviews_when()}
      </h2>
      {suggested ? (
        <SuggestedTimes form={form} suggested={suggested} theirs={candidate.timezone} />
      ) : (
        <Skeleton height={64} width="100%" />
      )}
      <WeekField form={form} candidate={candidate} named={named} suggested={suggested ?? []} />
      <SlotsField form={form} />
    </Card>
  );
}
