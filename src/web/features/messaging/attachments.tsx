import { type ChangeEvent, useId } from 'react';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { PaperclipIcon } from '#web/design/icons/subject-icons.tsx';
import { attachmentFile } from '#web/forms/file-kinds.ts';
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
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    event.target.value = ''; // The same file may be chosen again.
  };
  return (
    <span className="btn btn-sm btn-quiet messages-attach" aria-disabled={disabled}>
      <PaperclipIcon size="sm" />
      <label htmlFor={id}>{m.messages_attach()}</label>
      <span className="sr" id={`${id}-rule`}>
        {attachmentFile.rule()}
      </span>
      <input
        id={id}
        type="file"
        multiple
        accept={attachmentFile.accept}
        disabled={disabled}
        aria-describedby={`${id}-rule`}
        title={attachmentFile.rule()}
        onChange={choose}
      />
    </span>
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
