import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { interviewMessageMaximum } from '#domain/interviews/interviews.ts';
import { interviewDetails } from '#domain/interviews/schedule.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { CommandKeys, useCommandKey } from '#web/design/command-key.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { AskedNotice } from './asked-notice.tsx';
import { ChosenTimes } from './chosen-times.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { OpenNotice } from './open-notice.tsx';
import type { ScheduleSearch } from './schedule-search.ts';
import { newValues, type ScheduleValues, storedValues } from './schedule-values.ts';
import { usePreview } from './use-preview.ts';
import { useSuggestions } from './use-suggestions.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

type Options = Awaited<ReturnType<typeof api.interviews.options>>['data'];

const sendHelp = 'send-help';

/** How, by whom and when; beside it what is offered, and the letter as it will be read, from the first moment on. */
export function ScheduleForm({
  options,
  interview,
  known,
}: {
  options: Options;
  interview?: ReceivedInterview;
  known: Pick<ScheduleSearch, 'at' | 'with'>;
}) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { application_id, candidate, job, members } = options;
  const memberIds = members.map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once; what is read again must not overtake it
  const initial = useMemo(
    () => (interview ? storedValues(interview, memberIds) : newValues(options, known)),
    [],
  );
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
  const named = { application_id, interview_id: interview?.id };
  const suggested = useSuggestions(form.values, named);
  const { letter, clashes, outside, isSuggested } = usePreview(form.values, suggested, named);
  const count = form.values.slots.length;
  // The times that were asked for are a change already.
  const isSame = interview !== undefined && interview.asked_times.length === 0 && !form.isDirty;
  useCommandKey('Enter', () =>
    form.element.current?.querySelector<HTMLButtonElement>('.schedule-send > button')?.click(),
  );
  return (
    <Form form={form} className="schedule-form">
      <div className="schedule-fields">
        {interview && <AskedNotice interview={interview} candidate={candidate} />}
        <KeptNotice kept={kept} />
        {!interview && <OpenNotice options={options} />}
        {job.hides_company && <Notice tone="wait">{m.interviews_hidden_company()}</Notice>}
        <WhatFields form={form} options={options} />
        <WhenFields form={form} candidate={candidate} named={named} suggested={suggested} />
      </div>
      <div className="schedule-side">
        <ChosenTimes form={form} candidate={candidate} clashes={clashes} outside={outside} />
        <TextArea
          {...form.field('message')}
          label={m.interviews_message()}
          optional
          rows={2}
          count={{ used: form.values.message.length, most: interviewMessageMaximum }}
        />
        <LetterPreview letter={letter} email={candidate.email} isSuggested={isSuggested} />
        {!isSame && <SendHelp>{count > 1 ? m.interviews_send_several() : m.interviews_send_one()}</SendHelp>}
        <div className="schedule-send">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            icon={<SendIcon />}
            endIcon={<CommandKeys name="Enter" />}
            loading={form.isRunning}
            disabled={form.wait > 0}
            reason={isSame ? sendHelp : undefined}
            aria-describedby={sendHelp}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {interview ? m.interviews_send_change() : m.interviews_send({ count: Math.max(1, count) })}
          </Button>
          {isSame && <SendHelp>{m.interviews_send_change_nothing()}</SendHelp>}
        </div>
      </div>
    </Form>
  );
}

/** What is sent besides, or why there is nothing to send. */
function SendHelp({ children }: { children: string }) {
  return (
    <p className="field-help" id={sendHelp}>
      {children}
    </p>
  );
}
