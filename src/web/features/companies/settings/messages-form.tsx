import { useState } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { mailTemplateMaximum, templateName } from '#domain/companies/messages.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { type RejectionReason, rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import { localeOrDefault } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';
import { placeholderNames } from '#web/placeholder-names.ts';
import { MessagePreview } from './message-preview.tsx';
import { OwnReasons } from './own-reasons.tsx';

const switches = [
  { kind: 'sortlisted', field: 'email_sortlisted', label: m.companies_mail_sortlisted },
  { kind: 'interview', field: 'email_interview', label: m.companies_mail_interview },
  { kind: 'accept', field: 'email_accept', label: m.companies_mail_accept },
  { kind: 'reject', field: 'email_reject', label: m.companies_mail_reject },
] as const;

/** Which changes of an application write to the candidate, and in which words; each language has its own. */
export function MessagesForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const [locale, setLocale] = useState(() => localeOrDefault(getLocale()));
  const { email_accept, email_reject, email_sortlisted, email_interview } = company;
  const { mail_templates, rejection_reasons } = company;
  const [reason, setReason] = useState<RejectionReason>();
  const form = useForm({
    values: {
      email_accept,
      email_reject,
      email_sortlisted,
      email_interview,
      mail_templates,
      rejection_reasons,
    },
    check: bySchema(companyProfileUpdate),
    sendsChanges: true,
    send: (_values, part) => api.companies.update({ extra_data: part }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
    onRefused: showWrong,
  });
  const kept = useKeptForm(form, 'company-messages', company.version);
  const { values, errors } = form;

  /** A language whose words were refused has to be in sight. */
  function showWrong(refused: Record<string, string>) {
    const wrong = localeList.find(({ code }) =>
      switches.some(({ kind }) => refused[`mail_templates.${templateName(kind, code)}`]),
    );
    if (wrong) setLocale(wrong.code);
    for (const { code } of localeList) {
      const about = rejectionReasons.find(
        (known) => refused[`mail_templates.${templateName('reject', code, known)}`],
      );
      if (!about) continue;
      setLocale(code);
      setReason(about);
    }
  }

  return (
    <SaveForm id="mails" title={m.companies_mails_title()} help={m.companies_mails_help()} form={form}>
      <KeptNotice kept={kept} />
      <Select
        label={m.companies_mails_language()}
        description={m.companies_mails_language_help({ placeholders: placeholderNames() })}
        value={locale}
        onChange={(event) => setLocale(localeOrDefault(event.target.value))}
      >
        {localeList.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <div className="company-switches">
        {switches.map(({ kind, field, label }) => {
          const forReason = kind === 'reject' ? reason : undefined;
          const name = templateName(kind, locale, forReason);
          const words = values.mail_templates[name] ?? '';
          return (
            <div key={kind}>
              <Checkbox {...form.tick(field)} label={label()} />
              {(values[field] || errors[`mail_templates.${name}`]) && (
                <>
                  {kind === 'reject' && (
                    <Select
                      label={m.companies_mail_reason()}
                      description={m.companies_mail_reason_help()}
                      value={reason ?? ''}
                      onChange={(event) =>
                        setReason(rejectionReasons.find((known) => known === event.target.value))
                      }
                    >
                      <option value="">{m.companies_mail_reason_any()}</option>
                      {rejectionReasons.map((known) => (
                        <option key={known} value={known}>
                          {labelOf('rejection_reason', known)}
                        </option>
                      ))}
                    </Select>
                  )}
                  <TextArea
                    {...form.field(`mail_templates.${name}`)}
                    value={words}
                    label={m.companies_mail_words({ mail: label() })}
                    hideLabel
                    rows={3}
                    placeholder={m.companies_mail_placeholder()}
                    count={{ used: [...words].length, most: mailTemplateMaximum }}
                  />
                  <MessagePreview kind={kind} words={words} company={company.name} locale={locale} />
                </>
              )}
            </div>
          );
        })}
      </div>
      <OwnReasons
        reasons={values.rejection_reasons}
        error={Object.entries(errors).find(([name]) => name.startsWith('rejection_reasons'))?.[1]}
        onChange={(reasons) => form.set('rejection_reasons', reasons)}
      />
    </SaveForm>
  );
}
