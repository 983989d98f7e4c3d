import { useEffect, useId, useState } from 'react';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '../../design/company-logo.tsx';
import { FieldError } from '../../design/field.tsx';
import { requireReadablePicture } from './upload-file.ts';

/** A logo that is sent later, with a look at it. */
export function LogoPicker({
  name,
  file,
  onPick,
}: {
  name: string;
  file: File | undefined;
  onPick(file: File): void;
}) {
  const id = useId();
  const [error, setError] = useState<string>();
  const address = useAddressOf(file);
  const take = async (picked: File | undefined) => {
    if (!picked) return;
    try {
      await requireReadablePicture(picked);
      setError(undefined);
      onPick(picked);
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : m.validation_image_format());
    }
  };
  return (
    <div className="paper">
      <label className="field-label" htmlFor={id}>
        {m.companies_logo()} <span className="field-mark">{m.design_optional()}</span>
      </label>
      <div className="company-logo-row">
        <CompanyLogo name={name || m.companies_logo()} src={address} size="lg" eager />
        <span className="paper-pick btn btn-sm">
          {file ? m.companies_paper_replace() : m.companies_logo_pick()}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </span>
        <span className="field-help" id={`${id}-help`}>
          {m.companies_logo_help()}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
