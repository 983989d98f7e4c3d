import { useQueryClient } from '@tanstack/react-query';
import { connectionState } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Switches the company's sign-in on or off, after the own password. */
export function SwitchDialog({ isOn, onClose }: { isOn: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { password: '' },
    check: bySchema(connectionState.pick({ password: true })),
    send: ({ password }) => api.companySignIn.setState({ is_on: !isOn, password }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
      onClose();
    },
    keeps: true,
  });
  const title = isOn ? m.companies_connection_switch_off() : m.companies_connection_switch_on();
  return (
    <FormDialog title={title} form={form} confirm={title} cancel={m.companies_cancel()} onClose={onClose}>
      <p>{isOn ? m.companies_connection_switch_off_text() : m.companies_connection_switch_on_text()}</p>
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
