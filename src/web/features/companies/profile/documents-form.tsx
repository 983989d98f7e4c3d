import { useState } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { companyDocuments } from '#domain/companies.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { ExpiryBadge, type Paper, PaperField } from '../paper-field.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

type Papers = Record<string, Paper>;

/** The registration papers with their expiry; a change of an approved company's leads back to review. */
export function DocumentsForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const [isSending, setSending] = useState(false);
  const stored = {
    cr_number: company.cr_number,
    cr_expiry_number: company.cr_expiry_number ?? '',
    papers: papersOf(company),
  };
  const { form, values, errors, sentence, isDirty, isRunning, change, save } = useSave(
    stored,
    companyProfileUpdate,
  );
  const today = calendarDate(new Date(), company.timezone);
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
    <Card as="section" pad="lg" aria-labelledby="company-papers">
      <form
        ref={form}
        className="company-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id="company-papers">{m.companies_papers()}</h2>
        <p className="field-help">{m.companies_papers_help()}</p>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        <div className="company-pair">
          <TextInput
            name="cr_number"
            label={m.companies_cr_number()}
            optional
            value={values.cr_number}
            error={errors.cr_number}
            onChange={(event) => change({ cr_number: event.target.value })}
          />
          <TextInput
            name="cr_expiry_number"
            type="date"
            label={m.companies_cr_expiry()}
            optional
            value={values.cr_expiry_number}
            error={errors.cr_expiry_number}
            onChange={(event) => change({ cr_expiry_number: event.target.value })}
          />
        </div>
        {companyDocuments.map((kind) => (
          <div key={kind} className="paper">
            <PaperField
              kind={kind}
              optional={kind !== 'Commercial registration'}
              paper={values.papers[kind]}
              error={kind === 'Commercial registration' ? errors.cr_file : undefined}
              onBusy={setSending}
              onChange={(paper) => change({ papers: { ...values.papers, [kind]: paper } })}
            />
            <span>
              <ExpiryBadge date={values.papers[kind]?.expires_on || null} today={today} />
            </span>
          </div>
        ))}
        {isDirty && company.approved_status === 'Approved' && (
          <Notice tone="wait">{m.companies_review_warning()}</Notice>
        )}
        <div>
          <Button type="submit" variant="primary" loading={isRunning} disabled={!isDirty || isSending}>
            {m.companies_save()}
          </Button>
        </div>
      </form>
    </Card>
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
    .filter(([kind, paper]) => JSON.stringify(paper) !== JSON.stringify(stored[kind]))
    .map(([kind, { path, expires_on }]) => ({ kind, path, expires_on }));
}
