import type { ReactNode } from 'react';
import { type CompanyDocument, companyDocuments } from '#domain/companies/companies.ts';
import { m } from '#texts/messages.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';
import { type Paper, type PaperErrors, PaperField } from './paper-field.tsx';

export type Papers = Partial<Record<CompanyDocument, Paper>>;

/** The commercial registration's number and expiry, and the five papers; only the registration itself is required. */
export function PapersFields({
  field,
  papers,
  errors,
  onPaper,
  onRemove,
  onBusy,
  aside,
}: {
  field(name: 'cr_number' | 'cr_expiry_number'): Omit<TextInputProps, 'label'>;
  papers: Papers;
  errors: Partial<Record<CompanyDocument, PaperErrors>>;
  onPaper(kind: CompanyDocument, paper: Paper): void;
  /** Of those that are stored none can be removed. */
  onRemove?(kind: CompanyDocument): void;
  onBusy?(isBusy: boolean): void;
  /** What stands below a paper. */
  aside?(kind: CompanyDocument): ReactNode;
}) {
  return (
    <>
      <div className="company-pair">
        <TextInput {...field('cr_number')} label={m.companies_cr_number()} optional />
        <TextInput {...field('cr_expiry_number')} type="date" label={m.companies_cr_expiry()} optional />
      </div>
      {companyDocuments.map((kind) => (
        <div key={kind} className="paper">
          <PaperField
            kind={kind}
            // Its expiry stands beside its number already.
            hidesExpiry={kind === 'Commercial registration'}
            optional={kind !== 'Commercial registration'}
            paper={papers[kind]}
            errors={errors[kind]}
            onBusy={onBusy}
            onRemove={onRemove && (() => onRemove(kind))}
            onChange={(paper) => onPaper(kind, paper)}
          />
          {aside?.(kind)}
        </div>
      ))}
    </>
  );
}

/** What was refused of each paper, where the wire counts them in the order in which they were sent. */
export function paperErrors(
  errors: Record<string, string>,
  sent: readonly string[],
): Partial<Record<CompanyDocument, PaperErrors>> {
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
