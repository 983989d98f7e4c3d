import { useId, useState } from 'react';
import type { CompanyDocument } from '#domain/companies.ts';
import { m } from '#texts/messages.js';
import { FieldError } from '../../design/field.tsx';
import { UploadIcon } from '../../design/icons.tsx';
import { StatusBadge } from '../../design/status-badge.tsx';
import { DocumentIcon } from '../../design/subject-icons.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { dateLabel, labelOf, sizeLabel } from './labels.ts';
import { uploadPaper } from './upload-file.ts';

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
  onBusy?(isBusy: boolean): void;
}

/** One registration paper: choose or drop a file, see how far it is, say when it expires. */
export function PaperField({
  kind,
  paper,
  errors = {},
  optional,
  hidesExpiry,
  onChange,
  onBusy,
}: PaperFieldProps) {
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const said = failure ?? errors.file;
  const take = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setFailure(undefined);
    setProgress(0);
    onBusy?.(true);
    try {
      const stored = await uploadPaper(file, setProgress);
      onChange({ ...stored, expires_on: hidesExpiry ? '' : (paper?.expires_on ?? '') });
    } catch (refused) {
      setFailure(refused instanceof Error ? refused.message : m.validation_upload_failed());
    } finally {
      setProgress(undefined);
      onBusy?.(false);
    }
  };
  return (
    <div className="paper">
      <label className="field-label" htmlFor={id}>
        {labelOf('company_document', kind)}
        {optional && <span className="field-mark"> {m.design_optional()}</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className="paper-box"
        data-invalid={said ? true : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        {paper ? <DocumentIcon /> : <UploadIcon />}
        <div className="paper-text">
          {paper ? (
            <>
              <a href={`/api/${paper.path}`} target="_blank" rel="noreferrer">
                {paper.name || labelOf('company_document', kind)}
              </a>
              <span className="paper-size num">{sizeLabel(paper.size)}</span>
            </>
          ) : (
            <span>{m.companies_paper_choose()}</span>
          )}
          <span className="field-help" id={`${id}-help`}>
            {m.companies_paper_help()}
          </span>
        </div>
        <span className="paper-pick btn btn-sm">
          {paper ? m.companies_paper_replace() : m.companies_paper_pick()}
          <input
            id={id}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg,.webp"
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-help ${id}-error` : `${id}-help`}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </span>
        {progress !== undefined && (
          <progress className="paper-bar" value={progress} aria-label={m.companies_paper_sending()} />
        )}
      </div>
      {said && <FieldError id={`${id}-error`}>{said}</FieldError>}
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
