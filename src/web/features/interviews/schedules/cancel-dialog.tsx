import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { interviewMessageMaximum } from '#domain/interviews/interviews.ts';
import { interviewCancellation } from '#domain/interviews/schedule.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { nameOf } from './entry-link.tsx';

/** Calls an interview off; it says what goes, and to whom. */
export function CancelDialog({ interview, onClose }: { interview: ReceivedInterview; onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { message: '' },
    check: bySchema(interviewCancellation),
    send: (values) => api.interviews.cancel({ id: interview.id, ...values }),
    onDone: async () => {
      showToast({ type: 'success', text: m.interviews_sent() });
      onClose();
      await Promise.all([
        queries.invalidateQueries({ queryKey: query.interviews.key() }),
        queries.invalidateQueries({ queryKey: query.applications.key() }),
      ]);
    },
  });
  return (
    <FormDialog
      title={m.interviews_cancel_title({ name: nameOf(interview) })}
      form={form}
      confirm={m.interviews_cancel()}
      cancel={m.interviews_cancel_keep()}
      destructive
      onClose={onClose}
    >
      <p>{m.interviews_cancel_text()}</p>
      <TextArea
        {...form.field('message')}
        label={m.interviews_cancel_message()}
        optional
        count={{ used: form.values.message.length, most: interviewMessageMaximum }}
      />
    </FormDialog>
  );
}
