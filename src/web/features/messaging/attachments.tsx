import { useId } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { PaperclipIcon } from '#web/design/icons/subject-icons.tsx';
import { attachmentFile } from '#web/forms/file-kinds.ts';
import { FilePick } from '#web/forms/file-pick.tsx';
import type { Attaching } from './use-attachments.ts';

/** Chooses files for the message; `rule` says which. */
export function AttachButton({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  const id = useId();
  return (
    <FilePick
      id={id}
      className="btn-quiet"
      multiple
      accept={attachmentFile.accept}
      disabled={disabled}
      aria-describedby={`${id}-rule`}
      title={attachmentFile.rule()}
      onChoose={onChoose}
    >
      <PaperclipIcon size="sm" />
      <label htmlFor={id}>{m.messages_attach()}</label>
      <span className="sr" id={`${id}-rule`}>
        {attachmentFile.rule()}
      </span>
    </FilePick>
  );
}

/** The files of the message that is being written: how far each is, and what is wrong with it. */
export function AttachingList({
  files,
  onRemove,
  onRetry,
}: {
  files: readonly Attaching[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="messages-attaching" aria-label={m.messages_attached()}>
      {files.map(({ key, name, state }) => (
        <li key={key} data-invalid={state.failure ? true : undefined}>
          <PaperclipIcon size="sm" />
          <b title={name}>{name}</b>
          {state.share !== undefined && (
            <progress value={state.share} aria-label={m.messages_attaching({ name })} />
          )}
          {state.canRetry && (
            <Button size="sm" onClick={() => onRetry(key)}>
              {m.forms_file_retry()}
            </Button>
          )}
          <IconButton
            size="sm"
            variant="quiet"
            label={m.messages_detach({ name })}
            icon={<CloseIcon size="sm" />}
            onClick={() => onRemove(key)}
          />
          {state.failure && <FieldError id={`attaching-${key}`}>{state.failure}</FieldError>}
        </li>
      ))}
    </ul>
  );
}
