import type { CompanyDocument } from '#domain/companies/companies.ts';
import { dayMs } from '#domain/time.ts';
import type { FileReadingState } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { documentFile } from '#web/forms/file-kinds.ts';
import { dateLabel, labelOf } from './labels.ts';
import './document-field.css';

export interface StoredDocument {
  path: string;
  name: string;
  size: number;
  expires_on: string;
  state?: FileReadingState;
}

export interface DocumentErrors {
  file?: string;
  expiry?: string;
}

interface DocumentFieldProps {
  kind: CompanyDocument;
  document: StoredDocument | undefined;
  errors?: DocumentErrors;
  optional?: boolean;
  /** The registration's own expiry stands beside its number already. */
  hidesExpiry?: boolean;
  onChange(document: StoredDocument): void;
  onRemove?(): void;
  onBusy?(isBusy: boolean): void;
}

/** One registration document and, once it is there, when it expires. */
export function DocumentField({
  kind,
  document,
  errors = {},
  optional,
  hidesExpiry,
  onChange,
  ...acts
}: DocumentFieldProps) {
  const name = labelOf('company_document', kind);
  return (
    <div className="company-document">
      <FileField
        {...acts}
        kind={documentFile}
        label={name}
        optional={optional}
        error={errors.file}
        current={document && { ...document, name: document.name || name, href: `/api/${document.path}` }}
        onStored={(stored) =>
          onChange({ ...stored, expires_on: hidesExpiry ? '' : (document?.expires_on ?? '') })
        }
      />
      {document && !hidesExpiry && (
        <DateField
          label={m.companies_expires_on()}
          optional
          className="document-expiry"
          value={document.expires_on}
          error={errors.expiry}
          onChange={(event) => onChange({ ...document, expires_on: event.target.value })}
        />
      )}
    </div>
  );
}

/** Whether a document still holds, in a word. */
export function ExpiryBadge({ date, today }: { date: string | null; today: string }) {
  if (!date) return null;
  const isOver = date < today;
  const isSoon = !isOver && Date.parse(date) - Date.parse(today) < 31 * dayMs;
  return (
    <StatusBadge tone={isOver ? 'no' : isSoon ? 'wait' : 'ok'}>
      {isOver
        ? m.companies_expired_on({ date: dateLabel(date) })
        : m.companies_valid_until({ date: dateLabel(date) })}
    </StatusBadge>
  );
}
