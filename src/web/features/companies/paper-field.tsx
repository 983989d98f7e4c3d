import type { CompanyDocument } from '#domain/companies/companies.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import { documentFile } from '#web/forms/file-kinds.ts';
import { dateLabel, labelOf } from './labels.ts';
import './paper-field.css';

export interface Paper {
  path: string;
  name: string;
  size: number;
  expires_on: string;
}

export interface PaperErrors {
  file?: string;
  expiry?: string;
}

interface PaperFieldProps {
  kind: CompanyDocument;
  paper: Paper | undefined;
  errors?: PaperErrors;
  optional?: boolean;
  /** The registration's own expiry stands beside its number already. */
  hidesExpiry?: boolean;
  onChange(paper: Paper): void;
  onRemove?(): void;
  onBusy?(isBusy: boolean): void;
}

/** One registration paper and, once it is there, when it expires. */
export function PaperField({
  kind,
  paper,
  errors = {},
  optional,
  hidesExpiry,
  onChange,
  ...acts
}: PaperFieldProps) {
  const name = labelOf('company_document', kind);
  return (
    <div className="paper">
      <FileField
        {...acts}
        kind={documentFile}
        label={name}
        optional={optional}
        error={errors.file}
        current={paper && { name: paper.name || name, size: paper.size, href: `/api/${paper.path}` }}
        onStored={(stored) =>
          onChange({ ...stored, expires_on: hidesExpiry ? '' : (paper?.expires_on ?? '') })
        }
      />
      {paper && !hidesExpiry && (
        <TextInput
          type="date"
          label={m.companies_expires_on()}
          optional
          className="paper-expiry"
          value={paper.expires_on}
          error={errors.expiry}
          onChange={(event) => onChange({ ...paper, expires_on: event.target.value })}
        />
      )}
    </div>
  );
}

/** Whether a paper still holds, in a word. */
export function ExpiryBadge({ date, today }: { date: string | null; today: string }) {
  if (!date) return null;
  const isOver = date < today;
  const isSoon = !isOver && Date.parse(date) - Date.parse(today) < 31 * 86_400_000;
  return (
    <StatusBadge tone={isOver ? 'no' : isSoon ? 'wait' : 'ok'}>
      {isOver
        ? m.companies_expired_on({ date: dateLabel(date) })
        : m.companies_valid_until({ date: dateLabel(date) })}
    </StatusBadge>
  );
}
