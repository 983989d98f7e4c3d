import { useQueryClient } from '@tanstack/react-query';
import { directoryOrder } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Makes the token of the directory, after the own password; one before it ends. */
export function DirectoryDialog({ onClose, onMade }: { onClose(): void; onMade(token: string): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { password: '' },
    check: bySchema(directoryOrder),
    send: (order) => api.companySignIn.makeDirectoryToken(order),
    onDone: async ({ token }) => {
      await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
      onMade(token);
    },
    keeps: true,
  });
  return (
    <FormDialog
      title={m.companies_directory_make()}
      form={form}
      confirm={m.companies_directory_make()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <p>{m.companies_directory_make_text()}</p>
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
