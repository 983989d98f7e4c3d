import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate, mailTemplateMaximum } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { TextArea } from '../../../design/text-input.tsx';
import { SaveForm } from '../save-form.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

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
  const state = useSave(
    { email_accept, email_reject, email_sortlisted, email_interview, mail_templates },
    companyProfileUpdate,
  );
  const { values, errors, change, save } = state;
  const submit = async () => {
    const answer = await save((part) => api.companies.update({ extra_data: part }));
    if (answer) await refresh();
  };
  return (
    <SaveForm
      id="mails"
      title={m.companies_mails_title()}
      help={m.companies_mails_help()}
      state={state}
      onSubmit={submit}
    >
      <div className="company-switches">
        {switches.map(({ kind, field, label }) => (
          <div key={kind}>
            <Checkbox
              name={field}
              label={label()}
              checked={values[field]}
              onChange={(event) => change({ [field]: event.target.checked })}
            />
            {(values[field] || errors[`mail_templates.${kind}`]) && (
              <TextArea
                label={m.companies_mail_words({ mail: label() })}
                hideLabel
                rows={3}
                placeholder={m.companies_mail_placeholder()}
                value={values.mail_templates[kind]}
                error={errors[`mail_templates.${kind}`]}
                count={{ used: [...values.mail_templates[kind]].length, most: mailTemplateMaximum }}
                onChange={(event) =>
                  change({ mail_templates: { ...values.mail_templates, [kind]: event.target.value } })
                }
              />
            )}
          </div>
        ))}
      </div>
    </SaveForm>
  );
}
