import { type FormEvent, useState } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { refusedFields } from '../../validation.ts';
import { failureMessage } from '../shell/failure.ts';

interface Props {
  opening: OpeningRow;
  onClose: () => void;
  onDone: () => void;
}

/** Says what is lost and asks for the password ("Please enter your password!", "Wrong Password!"). */
export function DeleteOpeningDialog({ opening, onClose, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.jobOpenings.remove({ id: opening.id, password });
      onDone();
      onClose();
    } catch (refusal) {
      setError(refusedFields(refusal)?.password ?? failureMessage(refusal));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={m.desk_delete_title({ title: opening.title })} size="sm" onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{m.desk_delete_text({ count: opening.applications })}</p>
        <TextInput
          label={m.desk_password()}
          type="password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="row">
          <Button type="submit" variant="danger" loading={isBusy}>
            {m.desk_delete()}
          </Button>
          <Button onClick={onClose}>{m.desk_cancel()}</Button>
        </div>
      </form>
    </Dialog>
  );
}
