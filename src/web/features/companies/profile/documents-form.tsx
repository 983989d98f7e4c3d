import { useState } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import type { CompanyDocument } from '#domain/companies.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Notice } from '../../../design/notice.tsx';
import { ExpiryBadge, type Paper } from '../paper-field.tsx';
import { type Papers, PapersFields, paperErrors } from '../papers-fields.tsx';
import { SaveForm } from '../save-form.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

/** The registration papers with their expiry; a change of an approved company's leads back to review. */
export function DocumentsForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const [sending, setSending] = useState(0);
  const stored = {
    cr_number: company.cr_number,
    cr_expiry_number: company.cr_expiry_number ?? '',
    papers: papersOf(company),
  };
  const state = useSave(stored, companyProfileUpdate);
  const { values, errors, isDirty, field, changeBy, clear, save } = state;
  const today = calendarDate(new Date(), company.timezone);
  const sent = changedPapers(values.papers, stored.papers).map(({ kind }) => kind);
  const expiryOf = (kind: CompanyDocument) => {
    const paper = values.papers[kind];
    if (!paper) return null;
    return (kind === 'Commercial registration' ? values.cr_expiry_number : paper.expires_on) || null;
  };
  const changePaper = (kind: CompanyDocument, paper: Paper) => {
    changeBy(({ papers }) => ({ papers: { ...papers, [kind]: paper } }));
    clear('documents', 'cr_file');
  };
  const submit = async () => {
    const answer = await save(({ papers, ...part }) =>
      api.companies.update({
        extra_data: {
          ...part,
          ...(papers && { documents: changedPapers(papers, stored.papers) }),
          version: company.version,
        } as never,
      }),
    );
    if (answer) await refresh();
  };
  return (
    <SaveForm
      id="company-papers"
      title={m.companies_papers()}
      help={m.companies_papers_help()}
      state={state}
      isBlocked={sending > 0}
      onSubmit={submit}
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
