import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate, mailTemplateMaximum } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';

const switches = [
  { kind: 'sortlisted', field: 'email_sortlisted', label: m.companies_mail_sortlisted },
  { kind: 'interview', field: 'email_interview', label: m.companies_mail_interview },
  { kind: 'accept', field: 'email_accept', label: m.companies_mail_accept },
  { kind: 'reject', field: 'email_reject', label: m.companies_mail_reject },
] as const;

/** Which changes of an application write to the candidate, and in which words. */
export function MailForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { email_accept, email_reject, email_sortlisted, email_interview, mail_templates } = company;
  const form = useForm({
    values: { email_accept, email_reject, email_sortlisted, email_interview, mail_templates },
    check: bySchema(companyProfileUpdate),
    sendsChanges: true,
    send: (_values, part) => api.companies.update({ extra_data: part }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const { values, errors } = form;
  return (
    <SaveForm id="mails" title={m.companies_mails_title()} help={m.companies_mails_help()} form={form}>
      <div className="company-switches">
        {switches.map(({ kind, field, label }) => (
          <div key={kind}>
            <Checkbox {...form.tick(field)} label={label()} />
            {(values[field] || errors[`mail_templates.${kind}`]) && (
              <TextArea
                {...form.field(`mail_templates.${kind}`)}
                label={m.companies_mail_words({ mail: label() })}
                hideLabel
                rows={3}
                placeholder={m.companies_mail_placeholder()}
                count={{ used: [...values.mail_templates[kind]].length, most: mailTemplateMaximum }}
              />
            )}
          </div>
        ))}
      </div>
    </SaveForm>
  );
}
