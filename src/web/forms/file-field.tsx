import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CvOrigin } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { FieldError } from '#web/design/form/field.tsx';
import { UploadIcon } from '#web/design/icons/icons.tsx';
import { DocumentIcon } from '#web/design/icons/subject-icons.tsx';
import type { FileKind } from './file-kinds.ts';
import { FilePick } from './file-pick.tsx';
import { sizeLabel } from './file-size.ts';
import { createSending, type SendingState } from './sending.ts';
import { type StoredReading, useReading } from './use-reading.ts';
import './file-field.css';

interface FileFieldProps<Stored> {
  kind: FileKind<Stored>;
  label: string;
  optional?: boolean;
  /** Instead of the rule of its kind, as long as nothing is there. */
  help?: string;
  /** What is there already. */
  current?: {
    name?: string;
    size?: number | null;
    href?: string;
    /** A PDF that was made of another file. */
    made_from?: CvOrigin | undefined;
  } & StoredReading;
  /** Stands for the name of a picture. */
  preview?: ReactNode;
  /** One below the other, in the middle. */
  stacked?: boolean;
  error?: string;
  onStored(stored: Stored): unknown;
  /** What was read from a file that had to wait for it. */
  onRead?(text: string): unknown;
  /** May fail; without it what is there can only be replaced. */
  onRemove?(): unknown;
  onBusy?(isBusy: boolean): void;
}

/** Chooses or drops one file and sends it at once: how far it is, what is wrong with it, and what is there in the end. */
export function FileField<Stored>(props: FileFieldProps<Stored>) {
  const { kind, label, optional, help, current, preview, stacked, onRemove } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { state, sending } = useSending(props);
  const { isBusy } = state;
  const reading = useReading(current, props.onRead);
  const wrong = state.failure ?? props.error ?? reading.problem;
  const rule = current ? undefined : (help ?? kind.rule());
  const describedBy = classNames(rule && `${id}-help`, wrong && `${id}-error`);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void sending.start(event.dataTransfer.files[0]);
  };
  return (
    <div className={classNames('file-field', stacked && 'file-field-stacked')}>
      <label className={stacked ? 'sr' : 'field-label'} htmlFor={id}>
        {label}
        {optional && <span className="field-mark"> {m.design_optional()}</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={classNames('file-box', preview ? 'file-box-picture' : 'file-box-drop')}
        data-over={isOver || undefined}
        data-invalid={wrong ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {preview ?? (current ? <DocumentIcon /> : <UploadIcon />)}
        <div className="file-text">
          {current && <FileName {...current} />}
          {current?.made_from && current.path && !reading.isWaiting && (
            <MadeOf origin={current.made_from} path={current.path} />
          )}
          {reading.isWaiting && <span className="field-help">{m.forms_file_waiting()}</span>}
          {rule && (
            <span className="field-help" id={`${id}-help`}>
              {rule}
            </span>
          )}
        </div>
        <div className="file-acts">
          <FilePick
            id={id}
            accept={kind.accept}
            disabled={isBusy}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChoose={([file]) => void sending.start(file)}
          >
            {current
              ? m.forms_file_replace()
              : kind.isPicture
                ? m.forms_picture_choose()
                : m.forms_file_choose()}
          </FilePick>
          {current && onRemove && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void sending.work(onRemove)}>
              {m.forms_file_remove()}
            </Button>
          )}
        </div>
        {state.share !== undefined && <Progress share={state.share} onCancel={sending.cancel} />}
      </div>
      <span className="sr" role="status">
        {reading.isRead ? m.forms_file_read() : state.hasArrived && current ? m.forms_file_arrived() : ''}
      </span>
      {wrong && (
        <div className="file-wrong">
          <FieldError id={`${id}-error`}>{wrong}</FieldError>
          {state.canRetry && (
            <Button size="sm" onClick={() => void sending.retry()}>
              {m.forms_file_retry()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function FileName({ name, size, href }: { name?: string; size?: number | null; href?: string }) {
  return (
    <>
      {href ? (
        <a href={href} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
      ) : (
        name && (
          <b>
            <bdi>{name}</bdi>
          </b>
        )
      )}
      {size ? <span className="file-size num">{sizeLabel(size)}</span> : null}
    </>
  );
}

/** What became of a file that is no PDF, and the PDF to look at. */
function MadeOf({ origin, path }: { origin: CvOrigin; path: string }) {
  return (
    <span className="field-help">
      {origin === 'word' ? m.forms_made_from_word() : m.forms_made_from_picture()}{' '}
      <a href={`/api/${path}`} target="_blank" rel="noreferrer">
        {m.forms_made_look()}
      </a>
    </span>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel(): void }) {
  return (
    <div className="file-progress">
      <progress value={share} aria-label={m.forms_file_sending()} />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {m.forms_file_cancel()}
      </Button>
    </div>
  );
}

function useSending<Stored>(props: FileFieldProps<Stored>) {
  const [state, setState] = useState<SendingState>({});
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [sending] = useState(() => {
    let wasSending = false;
    return createSending<Stored>(props.kind, {
      state(next) {
        setState(next);
        const isSending = next.share !== undefined;
        if (isSending !== wasSending) latest.current.onBusy?.(isSending);
        wasSending = isSending;
      },
      stored: (stored) => latest.current.onStored(stored),
    });
  });
  return { state, sending };
}
