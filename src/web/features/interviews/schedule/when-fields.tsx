import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { SlotsField } from './slots-field.tsx';
import { SuggestedTimes, TakeSuggested } from './suggested-times.tsx';
import { WeekField } from './week-field.tsx';
import { useWeek, WeekHead } from './week-head.tsx';

/** The times: a week to draw them in, those that suit everybody, and fields for one that is known already. */
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
  const week = useWeek(form.values, suggested ?? []);
  return (
    <Card pad="lg" as="section" className="stack schedule-times" aria-labelledby="schedule-when">
      <div className="schedule-when">
        <h2 id="schedule-when">{m.interviews_when()}</h2>
        <WeekHead {...week} />
        {suggested && suggested.length > 0 && <TakeSuggested form={form} suggested={suggested} />}
      </div>
      <WeekField form={form} candidate={candidate} named={named} suggested={suggested ?? []} week={week} />
      {suggested ? (
        <SuggestedTimes form={form} suggested={suggested} theirs={candidate.timezone} />
      ) : (
        <Skeleton height={64} width="100%" />
      )}
      <SlotsField form={form} />
    </Card>
  );
}
