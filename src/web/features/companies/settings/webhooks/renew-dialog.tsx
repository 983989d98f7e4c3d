import { useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { webhookOrder } from '#domain/webhook-orders.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** A new secret for an endpoint, after the own password; the one before is good for a day. */
export function RenewDialog({
  webhook: { id },
  onClose,
  onRenewed,
}: {
  webhook: Webhook;
  onClose(): void;
  onRenewed(secret: string): void;
}) {
  const queries = useQueryClient();
  const form = useForm({
    values: { password: '' },
    check: bySchema(webhookOrder.pick({ password: true })),
    send: ({ password }) => api.webhooks.renewSecret({ id, password }),
    onDone: async ({ secret }) => {
      await queries.invalidateQueries({ queryKey: query.webhooks.key() });
      onRenewed(secret);
    },
    keeps: true,
  });
  return (
    <FormDialog
      title={m.companies_hook_renew()}
      form={form}
      confirm={m.companies_hook_renew()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <p>{m.companies_hook_renew_text()}</p>
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
