import { domainProof } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** For which domain an administrator vouches, and what speaks for it. */
export function VouchDialog({ companyId, onClose }: { companyId: string; onClose(): void }) {
  const form = useForm({
    values: { domain: '', reason: '' },
    check: bySchema(domainProof.omit({ company_id: true })),
    send: (values) => api.companySignIn.proveDomain({ ...values, company_id: companyId }),
    onDone: onClose,
    keeps: true,
  });
  return (
    <FormDialog
      title={m.admin_domain_vouch()}
      form={form}
      confirm={m.admin_domain_vouch()}
      cancel={m.admin_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('domain')}
        label={m.companies_domain()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...form.field('reason')}
        label={m.admin_domain_reason()}
        description={m.admin_domain_reason_help()}
      />
    </FormDialog>
  );
}
