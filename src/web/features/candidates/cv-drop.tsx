import { type DragEvent, useId, useState } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '../../design/class-names.ts';
import { FieldError } from '../../design/field.tsx';
import { UploadIcon } from '../../design/icons.tsx';
import { CvIcon } from '../../design/subject-icons.tsx';
import { type UploadedCv, uploadCv } from './upload-cv.ts';
import './candidates.css';

interface CvDropProps {
  label: string;
  help?: string;
  /** The CV there is already. */
  current?: { name: string; size: number | null };
  error?: string;
  onUploaded(cv: UploadedCv): void;
}

/** Chooses or drops a PDF and sends it at once, with the share that has arrived. */
export function CvDrop({ label, help, current, error, onUploaded }: CvDropProps) {
  const id = useId();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [isOver, setOver] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file || progress !== null) return;
    setFailure('');
    setProgress(0);
    try {
      onUploaded(await uploadCv(file, setProgress));
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : m.validation_upload_failed());
    } finally {
      setProgress(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const wrong = failure || error;
  return (
    <div className="cv-drop-field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way beside the input inside. */}
      <div
        className={classNames('cv-drop', isOver && 'cv-drop-over', wrong && 'cv-drop-wrong')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {current ? <CvIcon size="lg" /> : <UploadIcon size="lg" />}
        <div className="cv-drop-text">
          <label htmlFor={id} className="cv-drop-label">
            {current ? current.name || m.candidates_cv_yours() : label}
          </label>
          <p className="field-help" id={`${id}-help`}>
            {progress !== null
              ? m.candidates_cv_sending({ share: Math.round(progress * 100) })
              : current
                ? m.candidates_cv_replace({ size: sizeText(current.size) })
                : (help ?? m.candidates_cv_help())}
          </p>
        </div>
        <input
          id={id}
          type="file"
          name="cv"
          accept="application/pdf,.pdf"
          aria-describedby={wrong ? `${id}-help ${id}-error` : `${id}-help`}
          aria-invalid={wrong ? true : undefined}
          disabled={progress !== null}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {progress !== null && <progress className="cv-drop-bar" value={progress} aria-label={label} />}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      <span className="sr" role="status">
        {current && progress === null ? m.candidates_cv_ready() : ''}
      </span>
    </div>
  );
}

function sizeText(bytes: number | null): string {
  if (!bytes) return '';
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
