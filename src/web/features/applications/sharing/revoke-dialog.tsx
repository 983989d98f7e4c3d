import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationShare } from '#contract/sharing-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Closes a link for good, and says what stays. */
export function RevokeDialog({ share, onClose }: { share: ApplicationShare; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: {},
    send: () => api.sharing.revoke({ id: share.id }),
    onDone: async () => {
      onClose();
      showToast({ type: 'success', text: m.sharing_revoked() });
      await queries.invalidateQueries({ queryKey: query.sharing.key() });
    },
  });
  return (
    <FormDialog
      title={m.sharing_revoke_title()}
      form={form}
      confirm={m.sharing_revoke()}
      cancel={m.sharing_dialog_cancel()}
      destructive
      onClose={onClose}
    >
      <p>
        <b>{share.title}</b>
      </p>
      <p>{m.sharing_revoke_text()}</p>
    </FormDialog>
  );
}
