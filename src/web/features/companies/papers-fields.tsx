import type { ReactNode } from 'react';
import { type CompanyDocument, companyDocuments } from '#domain/companies.ts';
import { m } from '#texts/messages.js';
import { TextInput } from '../../design/text-input.tsx';
import { type Paper, PaperField } from './paper-field.tsx';

export type Papers = Partial<Record<CompanyDocument, Paper>>;

interface RegistrationNumber {
  cr_number: string;
  cr_expiry_number: string;
}

/** The commercial registration's number and expiry, and the five papers; only the registration itself is required. */
export function PapersFields({
  values,
  papers,
  errors,
  onChange,
  onPaper,
  onBusy,
  aside,
}: {
  values: RegistrationNumber;
  papers: Papers;
  errors: Partial<Record<keyof RegistrationNumber | CompanyDocument, string>>;
  onChange(change: Partial<RegistrationNumber>): void;
  onPaper(kind: CompanyDocument, paper: Paper): void;
  onBusy?(isBusy: boolean): void;
  /** What stands below a paper. */
  aside?(kind: CompanyDocument): ReactNode;
}) {
  return (
    <>
      <div className="company-pair">
        <TextInput
          name="cr_number"
          label={m.companies_cr_number()}
          optional
          value={values.cr_number}
          error={errors.cr_number}
          onChange={(event) => onChange({ cr_number: event.target.value })}
        />
        <TextInput
          name="cr_expiry_number"
          type="date"
          label={m.companies_cr_expiry()}
          optional
          value={values.cr_expiry_number}
          error={errors.cr_expiry_number}
          onChange={(event) => onChange({ cr_expiry_number: event.target.value })}
        />
      </div>
      {companyDocuments.map((kind) => (
        <div key={kind} className="paper">
          <PaperField
            kind={kind}
            // Its expiry stands beside its number already.
            hidesExpiry={kind === 'Commercial registration'}
            optional={kind !== 'Commercial registration'}
            paper={papers[kind]}
            error={errors[kind]}
            onBusy={onBusy}
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
): Partial<Record<CompanyDocument, string>> {
  const refused = sent.map((kind, at) => {
    const field = Object.keys(errors).find((name) => name.startsWith(`documents.${at}.`));
    return [kind, field && errors[field]];
  });
  const registration = errors.cr ?? errors.cr_file;
  return {
    ...Object.fromEntries(refused),
    ...(registration && { 'Commercial registration': registration }),
  };
}
