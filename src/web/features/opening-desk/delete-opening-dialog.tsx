import { type FormEvent, useId, useState } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useCall } from '../identity/use-call.ts';
import { useRefusedField } from '../identity/use-refused-field.ts';

interface Props {
  opening: OpeningRow;
  onClose: () => void;
  onDone: () => void;
}

/** Says what is lost and asks for the password ("Please enter your password!", "Wrong Password!"). */
export function DeleteOpeningDialog({ opening, onClose, onDone }: Props) {
  const [password, setPassword] = useState('');
  const id = useId();
  const { run, isRunning, failure, fields, sentence, wait } = useCall();
  const form = useRefusedField<HTMLFormElement>(failure);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => api.jobOpenings.remove({ id: opening.id, password }));
    if (!answer) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      title={m.desk_delete_title({ title: opening.title })}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.desk_cancel()}</Button>
          <Button type="submit" form={id} variant="danger" loading={isRunning} disabled={wait > 0}>
            {m.desk_delete()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{m.desk_delete_text({ count: opening.applications })}</p>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        <TextInput
          label={m.desk_password()}
          type="password"
          autoComplete="current-password"
          value={password}
          error={fields.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
