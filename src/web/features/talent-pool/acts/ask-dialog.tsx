import { useQueryClient } from '@tanstack/react-query';
import { requestMessageMaximum, updateRequest } from '#domain/talent-pool/requests.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { CandidateDialog } from './acts.tsx';

/** Asks for an update of the profile; says what is missing (specification 2, section 5). */
export function AskDialog({ candidate, onClose }: CandidateDialog) {
  const queries = useQueryClient();
  const form = useForm({
    values: { message: '' },
    check: bySchema(updateRequest),
    send: (values) => api.talentPool.requestUpdate({ id: candidate.id, ...values }),
    onDone: () => {
      showToast({ type: 'success', text: m.talent_pool_invitation_sent() });
      onClose();
      return queries.invalidateQueries({ queryKey: query.talentPool.key() });
    },
  });
  return (
    <FormDialog
      title={m.talent_pool_ask_title({ name: candidate.name })}
      size="md"
      form={form}
      confirm={m.talent_pool_send_ask()}
      cancel={m.talent_pool_cancel()}
      onClose={onClose}
    >
      <p>{m.talent_pool_ask_text({ name: candidate.name })}</p>
      <TextArea
        {...form.field('message')}
        label={m.talent_pool_ask_details()}
        count={{ used: form.values.message.length, most: requestMessageMaximum }}
      />
    </FormDialog>
  );
}
