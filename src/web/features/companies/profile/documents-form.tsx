import { useState } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { CompanyDocument } from '#domain/companies/companies.ts';
import { companyPapersUpdate } from '#domain/companies/profile.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { ExpiryBadge, type Paper } from '#web/features/companies/paper-field.tsx';
import { type Papers, PapersFields, paperErrors } from '#web/features/companies/papers-fields.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';

/** The registration papers with their expiry; a change of an approved company's leads back to review. */
export function DocumentsForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const [sending, setSending] = useState(0);
  const stored = {
    cr_number: company.cr_number,
    cr_expiry_number: company.cr_expiry_number ?? '',
    papers: papersOf(company),
  };
  const form = useForm({
    values: stored,
    check: ({ papers, ...part }) =>
      bySchema(companyPapersUpdate)({
        ...part,
        ...(papers && { documents: changedPapers(papers, stored.papers) }),
      }),
    sendsChanges: true,
    send: (_values, { papers, ...part }) =>
      api.companies.update({
        extra_data: {
          ...part,
          ...(papers && { documents: changedPapers(papers, stored.papers) }),
          version: company.version,
        } as never,
      }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const { values, errors, isDirty, field } = form;
  const today = calendarDate(new Date(), company.timezone);
  const sent = changedPapers(values.papers, stored.papers).map(({ kind }) => kind);
  const expiryOf = (kind: CompanyDocument) => {
    const paper = values.papers[kind];
    if (!paper) return null;
    return (kind === 'Commercial registration' ? values.cr_expiry_number : paper.expires_on) || null;
  };
  const changePaper = (kind: CompanyDocument, paper: Paper) => {
    form.change(({ papers }) => ({ papers: { ...papers, [kind]: paper } }));
    form.clear('documents', 'cr_file');
  };
  return (
    <SaveForm
      id="company-papers"
      title={m.companies_papers()}
      help={m.companies_papers_help()}
      form={form}
      isBlocked={sending > 0}
    >
      <PapersFields
        field={field}
        papers={values.papers}
        errors={paperErrors(errors, sent)}
        onBusy={(isBusy) => setSending((count) => count + (isBusy ? 1 : -1))}
        onPaper={changePaper}
        aside={(kind) => (
          <span>
            <ExpiryBadge date={expiryOf(kind)} today={today} />
          </span>
        )}
      />
      {isDirty && company.approved_status === 'Approved' && (
        <Notice tone="wait">{m.companies_review_warning()}</Notice>
      )}
    </SaveForm>
  );
}

function papersOf({ documents }: CompanyProfile): Papers {
  return Object.fromEntries(
    documents.map(({ kind, path, label, size, expires_on }) => [
      kind,
      { path, name: label, size, expires_on: expires_on ?? '' },
    ]),
  );
}

function changedPapers(papers: Papers, stored: Papers) {
  return Object.entries(papers)
    .filter(([kind, paper]) => JSON.stringify(paper) !== JSON.stringify(stored[kind as CompanyDocument]))
    .map(([kind, { path, expires_on }]) => ({
      kind,
      path,
      // The registration expires on the day that stands beside its number.
      ...(kind !== 'Commercial registration' && { expires_on }),
    }));
}
