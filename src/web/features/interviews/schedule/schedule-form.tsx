import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import {
  type InterviewType,
  interviewMessageMaximum,
  interviewTypes,
} from '#domain/interviews/interviews.ts';
import { interviewDetails } from '#domain/interviews/schedule.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox, ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { AskedTimes } from '#web/features/interviews/interview-times.tsx';
import { typeTexts } from '#web/features/interviews/place-text.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { SearchSelect } from '#web/forms/search-select.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { zoneOptions } from '#web/forms/zone-options.ts';
import { LetterPreview } from './letter-preview.tsx';
import { OpenNotice } from './open-notice.tsx';
import { newValues, type ScheduleValues, storedValues } from './schedule-values.ts';
import { SlotsField } from './slots-field.tsx';
import { usePreview } from './use-preview.ts';
import { WeekField } from './week-field.tsx';

type Options = Awaited<ReturnType<typeof api.interviews.options>>['data'];

const durations = [15, 30, 45, 60, 90, 120, 180, 240];

/** Times, how and where, with whom, and what the letter says; the letter stands beside it as it will be read. */
export function ScheduleForm({ options, interview }: { options: Options; interview?: ReceivedInterview }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { application_id, candidate, job, members } = options;
  const memberIds = members.map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once; what is read again must not overtake it
  const initial = useMemo(() => (interview ? storedValues(interview, memberIds) : newValues(options)), []);
  const form = useForm({
    values: initial,
    check: bySchema(interviewDetails),
    guards: true,
    keeps: true,
    send: (values: ScheduleValues) =>
      interview
        ? api.interviews.reschedule({ id: interview.id, ...values })
        : api.interviews.schedule({ application_id, ...values }),
    onDone: async ({ data }) => {
      kept.end();
      showToast({ type: 'success', text: m.interviews_sent() });
      await Promise.all([
        queries.invalidateQueries({ queryKey: query.interviews.key() }),
        queries.invalidateQueries({ queryKey: query.applications.key() }),
      ]);
      await navigate({ to: '/schedules', search: { id: data.id } });
    },
  });
  const kept = useKeptForm(form, `interview:${interview?.id ?? application_id}`);
  const preview = usePreview(form.values, { application_id, interview_id: interview?.id });
  const count = form.values.slots.length;
  return (
    <Form form={form} className="schedule-form">
      <div className="schedule-fields">
        {interview && interview.asked_times.length > 0 && (
          <Notice tone="info" title={m.interviews_asked_for()}>
            {interview.asked_times.map((asked) => (
              <AskedTimes
                key={asked.starts_at}
                asked={asked}
                zone={interview.timezone}
                other={candidate.timezone}
              />
            ))}
            <p>{m.interviews_reschedule_proposed()}</p>
          </Notice>
        )}
        <KeptNotice kept={kept} />
        {!interview && <OpenNotice options={options} />}
        {job.hides_company && <Notice tone="wait">{m.interviews_hidden_company()}</Notice>}
        <Card pad="lg" className="stack">
          <WeekField
            form={form}
            candidate={candidate}
            named={{ application_id, interview_id: interview?.id }}
          />
          <SlotsField form={form} candidate={candidate} clashes={preview?.clashes ?? []} />
          <div className="schedule-pair">
            <Select {...form.field('duration')} label={m.interviews_duration()}>
              {withOwn(durations, Number(form.values.duration)).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {m.interviews_minutes({ number: minutes })}
                </option>
              ))}
            </Select>
            <ZoneField form={form} />
          </div>
        </Card>
        <Card pad="lg" className="stack">
          <ChoiceGroup legend={m.interviews_type()} error={form.errors.type}>
            {interviewTypes.map((type) => (
              <Radio
                key={type}
                name="type"
                label={typeTexts[type]()}
                checked={form.values.type === type}
                onChange={() => {
                  form.set('type', type);
                  form.clear('place');
                }}
              />
            ))}
          </ChoiceGroup>
          <TextInput
            {...form.field('place')}
            label={typeTexts[form.values.type]()}
            type={inputTypes[form.values.type]}
            autoComplete="off"
          />
          <PlaceAgain form={form} places={options.last_places} />
          <Interviewers form={form} members={members} />
          <TextArea
            {...form.field('message')}
            label={m.interviews_message()}
            optional
            count={{ used: form.values.message.length, most: interviewMessageMaximum }}
          />
        </Card>
      </div>
      <div className="schedule-side">
        <LetterPreview letter={preview} email={candidate.email} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          icon={<SendIcon />}
          loading={form.isRunning}
          disabled={form.wait > 0}
        >
          {interview ? m.interviews_send_change() : m.interviews_send({ count })}
        </Button>
        <p className="field-help">{count > 1 ? m.interviews_send_several() : m.interviews_send_one()}</p>
      </div>
    </Form>
  );
}

const inputTypes = { 'video link': 'url', 'interviewer phone': 'tel', location: 'text' } as const;

function ZoneField({ form }: { form: FormOf<ScheduleValues> }) {
  const { locale } = useSurroundings();
  const [own] = useState(form.values.timezone);
  const zones = useMemo(() => zoneOptions(locale, own), [locale, own]);
  return <SearchSelect {...form.field('timezone')} label={m.interviews_timezone()} options={zones} />;
}

/** The link, number or place of the last interview that was held in the same way, until one is typed. */
function PlaceAgain({
  form,
  places,
}: {
  form: FormOf<ScheduleValues>;
  places: readonly { type: InterviewType; place: string }[];
}) {
  const last = places.find(({ type }) => type === form.values.type)?.place;
  if (!last || form.values.place !== '') return null;
  return (
    <div>
      <Button size="sm" variant="soft" onClick={() => form.set('place', last)}>
        <span className="interview-words" dir="auto">
          {m.interviews_place_again({ place: last })}
        </span>
      </Button>
    </div>
  );
}

function Interviewers({ form, members }: { form: FormOf<ScheduleValues>; members: Options['members'] }) {
  const { interviewers } = form.values;
  return (
    <ChoiceGroup legend={m.interviews_interviewers()} error={form.errors.interviewers}>
      {members.map(({ id, name, is_you }) => (
        <Checkbox
          key={id}
          name="interviewers"
          label={is_you ? m.interviews_you({ name }) : name}
          checked={interviewers.includes(id)}
          onChange={(event) =>
            form.set(
              'interviewers',
              event.target.checked ? [...interviewers, id] : interviewers.filter((other) => other !== id),
            )
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function withOwn(known: number[], own: number): number[] {
  return known.includes(own) || !Number.isFinite(own) ? known : [...known, own].toSorted((a, b) => a - b);
}
