import { useQueryClient } from '@tanstack/react-query';
import { domainOrder } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Adds a domain, which is proved by its record afterwards. */
export function DomainDialog({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { domain: '' },
    check: bySchema(domainOrder),
    send: (values) => api.companySignIn.addDomain(values),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
      onClose();
    },
    keeps: true,
  });
  return (
    <FormDialog
      title={m.companies_domain_add()}
      form={form}
      confirm={m.companies_domain_add()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('domain')}
        label={m.companies_domain()}
        description={m.companies_domain_help()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
