import type { StoredContactMessage } from '#contract/contact-messages.ts';
import { contactReply } from '#domain/contact.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  message: StoredContactMessage;
  onClose: () => void;
  onDone: () => void;
}

/** An answer by email to somebody who wrote to the team. */
export function AnswerDialog({ message, onClose, onDone }: Props) {
  const { id, name, email } = message;
  const form = useForm({
    values: { text: '' },
    check: bySchema(contactReply),
    send: ({ text }) => api.contactMessages.reply({ id, text }),
    onDone: () => {
      showToast({ type: 'success', text: m.admin_message_sent({ email }), duration: 4000 });
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={m.admin_message_answer_title({ name })}
      size="md"
      form={form}
      confirm={m.admin_message_send()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text')}
        label={m.admin_message_answer_text()}
        description={m.admin_message_answer_help({ email })}
        rows={8}
      />
    </FormDialog>
  );
}
