import { useState } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { CompanyDocument } from '#domain/companies/companies.ts';
import { type CompanyProfileInput, companyDocumentsUpdate } from '#domain/companies/profile.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { ExpiryBadge, type StoredDocument } from '#web/features/companies/document-field.tsx';
import {
  DocumentsFields,
  documentErrors,
  type StoredDocuments,
} from '#web/features/companies/documents-fields.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';

/** The registration documents with their expiry; a change of an approved company's leads back to review. */
export function DocumentsForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const [sending, setSending] = useState(0);
  const stored = {
    cr_number: company.cr_number,
    cr_expiry_number: company.cr_expiry_number ?? '',
    documentsByKind: documentsOf(company),
  };
  const form = useForm({
    values: stored,
    check: ({ documentsByKind, ...part }) =>
      bySchema(companyDocumentsUpdate)({
        ...part,
        ...(documentsByKind && { documents: changedDocuments(documentsByKind, stored.documentsByKind) }),
      }),
    sendsChanges: true,
    send: (_values, { documentsByKind, ...part }) =>
      api.companies.update({
        extra_data: {
          ...part,
          ...(documentsByKind && { documents: changedDocuments(documentsByKind, stored.documentsByKind) }),
          version: company.version,
        } as CompanyProfileInput,
      }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const { values, errors, isDirty, field } = form;
  const today = calendarDate(new Date(), company.timezone);
  const sent = changedDocuments(values.documentsByKind, stored.documentsByKind).map(({ kind }) => kind);
  const expiryOf = (kind: CompanyDocument) => {
    const document = values.documentsByKind[kind];
    if (!document) return null;
    return (kind === 'Commercial registration' ? values.cr_expiry_number : document.expires_on) || null;
  };
  const changeDocument = (kind: CompanyDocument, document: StoredDocument) => {
    form.change(({ documentsByKind }) => ({ documentsByKind: { ...documentsByKind, [kind]: document } }));
    form.clear('documents', 'cr_file');
  };
  return (
    <SaveForm
      id="company-documents"
      title={m.companies_documents()}
      help={m.companies_documents_help()}
      form={form}
      isBlocked={sending > 0}
    >
      <DocumentsFields
        field={field}
        documentsByKind={values.documentsByKind}
        errors={documentErrors(errors, sent)}
        onBusy={(isBusy) => setSending((count) => count + (isBusy ? 1 : -1))}
        onDocument={changeDocument}
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

function documentsOf({ documents }: CompanyProfile): StoredDocuments {
  return Object.fromEntries(
    documents.map(({ kind, path, label, size, expires_on }) => [
      kind,
      { path, name: label, size, expires_on: expires_on ?? '' },
    ]),
  );
}

function changedDocuments(documentsByKind: StoredDocuments, stored: StoredDocuments) {
  return Object.entries(documentsByKind)
    .filter(
      ([kind, document]) => JSON.stringify(document) !== JSON.stringify(stored[kind as CompanyDocument]),
    )
    .map(([kind, { path, expires_on }]) => ({
      kind,
      path,
      // The registration expires on the day that stands beside its number.
      ...(kind !== 'Commercial registration' && { expires_on }),
    }));
}
