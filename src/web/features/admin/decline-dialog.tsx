import type { ReviewCheck } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { TemplateChoice } from '#web/features/admin/templates/template-choice.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  company: { id: string; name: string; version: number };
  /** What the review left open. */
  openChecks?: ReviewCheck[];
  onClose: () => void;
  /** With the version that the refusal made. */
  onDone: (version: number) => void;
}

/** The reason of a decline: required, and mailed to the company. */
export function DeclineDialog({ company, openChecks, onClose, onDone }: Props) {
  const form = useForm({
    values: { decline_reason: '' },
    send: (values) =>
      api.companies.dataUpdate({
        company_id: company.id,
        adminLogin: true,
        approved_status: 'Declined',
        version: company.version,
        open_checks: openChecks,
        ...values,
      }),
    onDone: ({ data }) => onDone(data.data.version),
  });
  return (
    <FormDialog
      title={m.admin_decline_title({ name: company.name })}
      form={form}
      confirm={m.admin_decline()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TemplateChoice onTake={(text) => form.set('decline_reason', text)} />
      <TextArea
        {...form.field('decline_reason')}
        label={m.admin_decline_reason()}
        description={m.admin_decline_help()}
      />
    </FormDialog>
  );
}
