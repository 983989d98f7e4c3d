import type { ReactNode } from 'react';
import { type CompanyDocument, companyDocuments } from '#domain/companies/companies.ts';
import { m } from '#texts/messages.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import { type DocumentErrors, DocumentField, type StoredDocument } from './document-field.tsx';

export type StoredDocuments = Partial<Record<CompanyDocument, StoredDocument>>;

/** The commercial registration's number and expiry, and the five documents; only the registration itself is required. */
export function DocumentsFields({
  field,
  documentsByKind,
  errors,
  onDocument,
  onRemove,
  onBusy,
  aside,
}: {
  field(name: 'cr_number' | 'cr_expiry_number'): Omit<TextInputProps, 'label'>;
  documentsByKind: StoredDocuments;
  errors: Partial<Record<CompanyDocument, DocumentErrors>>;
  onDocument(kind: CompanyDocument, document: StoredDocument): void;
  /** Of those that are stored none can be removed. */
  onRemove?(kind: CompanyDocument): void;
  onBusy?(isBusy: boolean): void;
  /** What stands below a document. */
  aside?(kind: CompanyDocument): ReactNode;
}) {
  return (
    <>
      <div className="company-pair">
        <TextInput {...field('cr_number')} label={m.companies_cr_number()} optional />
        <DateField {...field('cr_expiry_number')} label={m.companies_cr_expiry()} optional />
      </div>
      {companyDocuments.map((kind) => (
        <div key={kind} className="company-document">
          <DocumentField
            kind={kind}
            // Its expiry stands beside its number already.
            hidesExpiry={kind === 'Commercial registration'}
            optional={kind !== 'Commercial registration'}
            document={documentsByKind[kind]}
            errors={errors[kind]}
            onBusy={onBusy}
            onRemove={onRemove && (() => onRemove(kind))}
            onChange={(document) => onDocument(kind, document)}
          />
          {aside?.(kind)}
        </div>
      ))}
    </>
  );
}

/** What was refused of each document, where the wire counts them in the order in which they were sent. */
export function documentErrors(
  errors: Record<string, string>,
  sent: readonly string[],
): Partial<Record<CompanyDocument, DocumentErrors>> {
  const refused = sent.map((kind, at) => {
    const file = errors[`documents.${at}.path`] ?? errors[`documents.${at}.kind`];
    return [kind, { file, expiry: errors[`documents.${at}.expires_on`] }];
  });
  const registration = errors.cr ?? errors.cr_file;
  return {
    ...Object.fromEntries(refused),
    ...(registration && { 'Commercial registration': { file: registration } }),
  };
}
