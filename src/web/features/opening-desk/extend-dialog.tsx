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

/** A new due date; an expired opening becomes public again. */
export function ExtendDialog({ opening, onClose, onDone }: Props) {
  const [date, setDate] = useState(opening.due_date ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.jobOpenings.extend({ id: opening.id, due_date: date });
      onDone();
      onClose();
    } catch (refusal) {
      setError(refusedFields(refusal)?.due_date ?? failureMessage(refusal));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={m.desk_extend_title()} size="sm" onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{m.desk_extend_text()}</p>
        <TextInput
          label={m.desk_due_date()}
          type="date"
          value={date}
          error={error}
          onChange={(event) => setDate(event.target.value)}
        />
        <div className="row">
          <Button type="submit" variant="primary" loading={isBusy}>
            {m.desk_extend()}
          </Button>
          <Button onClick={onClose}>{m.desk_cancel()}</Button>
        </div>
      </form>
    </Dialog>
  );
}
