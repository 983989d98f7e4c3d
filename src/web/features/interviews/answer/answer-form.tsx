import { useQueryClient } from '@tanstack/react-query';
import type { InterviewInvitation } from '#contract/interview-responses.ts';
import { interviewMessageMaximum } from '#domain/interviews/interviews.ts';
import type { RefusedAnswer } from '#domain/interviews/refused-answers.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { BothTimes } from '#web/features/interviews/interview-times.tsx';
import { Form } from '#web/forms/form.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import {
  type AnswerNames,
  type AnswerValues,
  type AnswerWay,
  newAnswer,
  slotsAhead,
} from './answer-values.ts';
import { AskedFields } from './asked-fields.tsx';

interface AnswerFormProps {
  interview: InterviewInvitation;
  named: AnswerNames;
  way?: AnswerWay;
  /** Why the plain form of a page without scripts was sent back. */
  refused?: RefusedAnswer;
  /** On whose clocks the candidate reads and writes. */
  zone: string;
  onAnswered(): void;
}

/**
 * Confirm one of the times, ask for others, or decline: one answer, sent with one button. What belongs to an answer is
 * shown by the style sheet, so that the form works before its scripts have come, and without them.
 */
export function AnswerForm({
  interview,
  named,
  way = 'confirm',
  refused,
  zone,
  onAnswered,
}: AnswerFormProps) {
  const queries = useQueryClient();
  const isSet = interview.status === 'Confirmed';
  const form = useForm({
    values: newAnswer(interview, way),
    keeps: true,
    send: ({ answer, slot_id, times, message }) =>
      api.interviews.answer({
        ...named,
        answer: answer || 'confirm',
        message,
        timezone: zone,
        ...(answer === 'confirm' && { slot_id }),
        ...(answer === 'propose' && { times }),
      }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.interviews.key() });
      onAnswered();
    },
  });
  const { answer } = form.values;
  return (
    <Form form={form} worksAlone className="stack answer-form">
      {refused && !form.failure && (
        <Notice tone="no" role="alert">
          {refusals[refused]()}
        </Notice>
      )}
      <input type="hidden" name="timezone" value={zone} />
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
              value={one}
              card
              label={wayTexts[one]()}
              checked={answer === one}
              onChange={() => form.set('answer', one)}
            />
          ))}
      </ChoiceGroup>
      <div className="answer-part answer-part-confirm">
        <SlotChoice form={form} interview={interview} zone={zone} />
      </div>
      <div className="answer-part answer-part-propose">
        <AskedFields form={form} zone={zone} />
      </div>
      <div className="answer-part answer-part-any">
        <TextArea
          {...form.field('message')}
          label={m.interviews_own_message()}
          optional
          rows={3}
          count={{ used: form.values.message.length, most: interviewMessageMaximum }}
        />
      </div>
      {(['confirm', 'propose', 'decline'] as const).map((one) => (
        <div key={one} className={`answer-part answer-part-${one}`}>
          <Button
            type="submit"
            variant={one === 'decline' ? 'danger' : 'primary'}
            size="lg"
            icon={one === 'confirm' ? <CheckIcon /> : undefined}
            loading={form.isRunning}
            disabled={form.wait > 0}
          >
            {sendTexts[one]()}
          </Button>
        </div>
      ))}
    </Form>
  );
}

/** The times to choose from, each on both clocks; one alone needs no choice. */
function SlotChoice({
  form,
  interview,
  zone,
}: {
  form: FormOf<AnswerValues>;
  interview: InterviewInvitation;
  zone: string;
}) {
  const ahead = slotsAhead(interview);
  if (ahead.length < 2) return <input type="hidden" name="slot_id" value={ahead[0]?.id ?? ''} />;
  return (
    <ChoiceGroup legend={m.interviews_choose_time()} error={form.errors.slot_id}>
      {ahead.map((slot) => (
        <Radio
          key={slot.id}
          name="slot_id"
          value={slot.id}
          label={<BothTimes times={slot} zone={zone} other={interview.timezone} />}
          checked={form.values.slot_id === slot.id}
          onChange={() => form.set('slot_id', slot.id)}
        />
      ))}
    </ChoiceGroup>
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

const refusals: Record<RefusedAnswer, () => string> = {
  slot_id: m.validation_interview_choice,
  date: m.interviews_refused_time,
  start_time: m.interviews_refused_time,
  end_time: m.interviews_refused_end,
  too_many: m.error_too_many_requests,
  other: m.common_unexpected,
};
