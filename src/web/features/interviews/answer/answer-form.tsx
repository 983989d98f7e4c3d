import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewInvitation } from '#contract/interview-responses.ts';
import { interviewMessageMaximum } from '#domain/interviews/interviews.ts';
import { calendarDate } from '#domain/time.ts';
import { zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { isSameClock, ownZone, zonedWhenText } from '#web/moments.ts';
import type { AnswerNames, AnswerWay } from './answer-page.tsx';

/** Confirm one of the times, ask for another, or decline: one answer, sent with one button. */
export function AnswerForm({
  interview,
  named,
  way = 'confirm',
}: {
  interview: InterviewInvitation;
  named: AnswerNames;
  way?: AnswerWay;
}) {
  const queries = useQueryClient();
  const { locale } = useSurroundings();
  const [zone] = useState(ownZone);
  const ahead = interview.slots.filter(({ starts_at }) => Date.parse(starts_at) > Date.now());
  const isSet = interview.status === 'Confirmed';
  const form = useForm({
    values: {
      answer: (isSet && way === 'confirm' ? '' : way) as AnswerWay | '',
      slot_id: ahead.length === 1 ? (ahead[0]?.id ?? '') : '',
      date: '',
      start_time: '',
      message: '',
    },
    keeps: true,
    send: ({ answer, slot_id, date, start_time, message }) =>
      api.interviews.answer({
        ...named,
        answer: answer || 'confirm',
        message,
        timezone: zone,
        ...(answer === 'confirm' && { slot_id }),
        ...(answer === 'propose' && { date, start_time }),
      }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.interviews.key() });
    },
  });
  const { answer } = form.values;
  return (
    <Form form={form} className="stack answer-form">
      <ChoiceGroup
        legend={isSet ? m.interviews_change_answer() : m.interviews_answer()}
        cards
        error={form.errors.answer}
      >
        {(['confirm', 'propose', 'decline'] as const)
          .filter((one) => one !== 'confirm' || !isSet)
          .map((one) => (
            <Radio
              key={one}
              name="answer"
              card
              label={wayTexts[one]()}
              checked={answer === one}
              onChange={() => form.set('answer', one)}
            />
          ))}
      </ChoiceGroup>
      {answer === 'confirm' && ahead.length > 1 && (
        <ChoiceGroup legend={m.interviews_choose_time()} error={form.errors.slot_id}>
          {ahead.map((slot) => (
            <Radio
              key={slot.id}
              name="slot_id"
              label={zonedWhenText(slot, zone, locale)}
              description={
                isSameClock(zone, interview.timezone, slot.starts_at)
                  ? undefined
                  : zonedWhenText(slot, interview.timezone, locale)
              }
              checked={form.values.slot_id === slot.id}
              onChange={() => form.set('slot_id', slot.id)}
            />
          ))}
        </ChoiceGroup>
      )}
      {answer === 'propose' && (
        <div className="answer-time">
          <TextInput
            {...form.field('date')}
            label={m.interviews_date()}
            type="date"
            min={calendarDate(new Date(), zone)}
          />
          <TextInput
            {...form.field('start_time')}
            label={m.interviews_start_time()}
            type="time"
            description={zoneText(zone)}
          />
        </div>
      )}
      {answer && (
        <>
          <TextArea
            {...form.field('message')}
            label={m.interviews_own_message()}
            optional
            rows={3}
            count={{ used: form.values.message.length, most: interviewMessageMaximum }}
          />
          <div>
            <Button
              type="submit"
              variant={answer === 'decline' ? 'danger' : 'primary'}
              size="lg"
              icon={answer === 'confirm' ? <CheckIcon /> : undefined}
              loading={form.isRunning}
              disabled={form.wait > 0}
            >
              {sendTexts[answer]()}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

const wayTexts: Record<AnswerWay, () => string> = {
  confirm: m.interviews_way_confirm,
  propose: m.interviews_way_propose,
  decline: m.interviews_way_decline,
};

const sendTexts: Record<AnswerWay, () => string> = {
  confirm: m.interviews_do_confirm,
  propose: m.interviews_do_propose,
  decline: m.interviews_do_decline,
};
