import { type InterviewType, interviewTypes } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import type { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Segments } from '#web/design/form/segments.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { typeTexts } from '#web/features/interviews/place-text.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import type { ScheduleValues } from './schedule-values.ts';

type Options = Awaited<ReturnType<typeof api.interviews.options>>['data'];
type ScheduleFormOf = FormOf<ScheduleValues>;

/** How it is held, how long, by whom, and where: what the times and the email follow from. */
export function WhatFields({ form, options }: { form: ScheduleFormOf; options: Options }) {
  const { type } = form.values;
  const link = options.meeting_link ?? '';
  return (
    <Card pad="lg" className="schedule-what">
      <div className="schedule-first">
        <Segments
          legend={m.interviews_type()}
          name="type"
          value={type}
          options={interviewTypes.map((value) => ({ value, label: typeTexts[value]() }))}
          error={form.errors.type}
          onChange={(value) => {
            form.set('type', value);
            // The company's own link goes and comes with the way that it is for.
            if (form.values.place === '' || form.values.place === link)
              form.set('place', value === 'video link' ? link : '');
            form.clear('place');
          }}
        />
        <Length form={form} />
        <Interviewers form={form} members={options.members} />
      </div>
      <div className="schedule-place">
        <TextInput
          {...form.field('place')}
          label={typeTexts[type]()}
          type={inputTypes[type]}
          autoComplete="off"
        />
        <PlaceAgain form={form} places={options.last_places} />
      </div>
    </Card>
  );
}

const inputTypes = { 'video link': 'url', 'interviewer phone': 'tel', location: 'text' } as const;

const usualLengths = [30, 45, 60];
const otherLengths = [15, 90, 120, 180, 240];

/** The usual three at one press, the others in a list; one that is none of them stands in the list as well. */
function Length({ form }: { form: ScheduleFormOf }) {
  const own = Number(form.values.duration);
  const isUsual = usualLengths.includes(own);
  const others = isUsual || otherLengths.includes(own) ? otherLengths : [...otherLengths, own];
  return (
    <div className="schedule-length">
      <Segments
        legend={m.interviews_duration()}
        name="duration"
        value={own}
        options={usualLengths.map((value) => ({
          value,
          label: m.interviews_minutes_short({ number: value }),
        }))}
        error={form.errors.duration}
        onChange={(value) => form.set('duration', value)}
      />
      <Select
        hideLabel
        label={m.interviews_duration_other()}
        value={isUsual ? '' : own}
        onChange={({ target }) => target.value && form.set('duration', Number(target.value))}
      >
        {isUsual && <option value="">{m.interviews_duration_other()}</option>}
        {others
          .toSorted((one, other) => one - other)
          .map((minutes) => (
            <option key={minutes} value={minutes}>
              {m.interviews_minutes({ number: minutes })}
            </option>
          ))}
      </Select>
    </div>
  );
}

function Interviewers({ form, members }: { form: ScheduleFormOf; members: Options['members'] }) {
  const { interviewers } = form.values;
  const error = form.errors.interviewers;
  return (
    <fieldset className="schedule-members" aria-describedby={error && 'schedule-members-error'}>
      <legend className="field-label">{m.interviews_interviewers()}</legend>
      <div className="schedule-people">
        {members.map(({ id, name, is_you }) => (
          <label key={id} className="schedule-person">
            <input
              type="checkbox"
              name="interviewers"
              checked={interviewers.includes(id)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                form.set(
                  'interviewers',
                  target.checked ? [...interviewers, id] : interviewers.filter((other) => other !== id),
                )
              }
            />
            <Avatar name={name} size="xs" />
            <bdi>{is_you ? m.interviews_you({ name }) : name}</bdi>
          </label>
        ))}
      </div>
      {error && <FieldError id="schedule-members-error">{error}</FieldError>}
    </fieldset>
  );
}

/** The link, number or place of the last interview that was held in the same way, until one is typed. */
function PlaceAgain({
  form,
  places,
}: {
  form: ScheduleFormOf;
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
