import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { nameOf } from './entry-link.tsx';

/** Says that an interview took place: the application may be moved from then on. */
export function CompleteDialog({ interview, onClose }: { interview: ReceivedInterview; onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { set_status: true },
    send: (values) => api.interviews.complete({ id: interview.id, ...values }),
    onDone: async () => {
      onClose();
      await Promise.all([
        queries.invalidateQueries({ queryKey: query.interviews.key() }),
        queries.invalidateQueries({ queryKey: query.applications.key() }),
      ]);
    },
  });
  return (
    <FormDialog
      title={m.interviews_complete_title({ name: nameOf(interview) })}
      form={form}
      confirm={m.interviews_complete()}
      cancel={m.interviews_back()}
      onClose={onClose}
    >
      <p>{m.interviews_complete_text()}</p>
      <Checkbox {...form.tick('set_status')} label={m.interviews_complete_status()} />
    </FormDialog>
  );
}
