import { useId, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../../design/button.tsx';
import { ChoiceGroup, Radio } from '../../../design/choice.tsx';
import { FieldError } from '../../../design/field.tsx';
import { UploadIcon } from '../../../design/icons.tsx';
import { CvIcon } from '../../../design/subject-icons.tsx';
import { type UploadedCv, uploadCv } from './cv-upload.ts';

interface Props {
  hasProfileCv: boolean;
  usesProfileCv: boolean;
  uploaded: UploadedCv | undefined;
  error: string | undefined;
  onChoose: (usesProfileCv: boolean) => void;
  onUpload: (cv: UploadedCv | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The CV of the profile, or another PDF that is uploaded at once and shows how far it is. */
export function CvField({ hasProfileCv, usesProfileCv, uploaded, error, onChoose, ...upload }: Props) {
  const control = <CvUpload uploaded={uploaded} error={error} {...upload} />;
  if (!hasProfileCv) return control;
  return (
    <div className="stack">
      <ChoiceGroup legend={m.applications_cv_which()} cards error={usesProfileCv ? error : undefined}>
        <Radio
          card
          name="cv-source"
          label={m.applications_cv_profile()}
          description={m.applications_cv_profile_help()}
          checked={usesProfileCv}
          onChange={() => onChoose(true)}
        />
        <Radio
          card
          name="cv-source"
          label={m.applications_cv_other()}
          description={m.applications_cv_rules()}
          checked={!usesProfileCv}
          onChange={() => onChoose(false)}
        />
      </ChoiceGroup>
      {!usesProfileCv && control}
    </div>
  );
}

function CvUpload({
  uploaded,
  error,
  onUpload,
  onBusy,
}: Pick<Props, 'uploaded' | 'error' | 'onUpload' | 'onBusy'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;

  async function send(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setPercent(0);
    onBusy(true);
    try {
      onUpload(await uploadCv(file, setPercent));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : m.validation_upload_failed());
      onUpload(undefined);
    } finally {
      setPercent(undefined);
      onBusy(false);
    }
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {m.applications_cv_label()}
      </label>
      <p className="field-help" id={`${id}-help`}>
        {m.applications_cv_rules()}
      </p>
      <div className="apply-drop" data-invalid={shown ? true : undefined}>
        <CvIcon />
        <span className="apply-file">
          {uploaded ? (
            <>
              <b>{uploaded.label}</b>
              <span className="muted small num">{kilobytes(uploaded.size)}</span>
            </>
          ) : (
            <span className="muted">{m.applications_cv_none()}</span>
          )}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          className="sr"
          aria-describedby={`${id}-help${shown ? ` ${id}-error` : ''}`}
          aria-invalid={shown ? true : undefined}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          size="sm"
          icon={<UploadIcon size="sm" />}
          disabled={percent !== undefined}
          onClick={() => input.current?.click()}
          tabIndex={-1}
          aria-hidden="true"
        >
          {uploaded ? m.applications_cv_replace() : m.applications_cv_choose()}
        </Button>
      </div>
      {percent !== undefined && (
        <progress
          className="apply-progress"
          max={100}
          value={percent}
          aria-label={m.applications_cv_uploading()}
        />
      )}
      {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
    </div>
  );
}

function kilobytes(bytes: number): string {
  return m.applications_kilobytes({ number: Math.max(1, Math.round(bytes / 1024)) });
}
