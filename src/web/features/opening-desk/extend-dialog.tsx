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

/** A new due date; an expired opening becomes public again. */
export function ExtendDialog({ opening, onClose, onDone }: Props) {
  const [date, setDate] = useState(opening.due_date ?? '');
  const id = useId();
  const { run, isRunning, failure, fields, sentence, wait } = useCall();
  const form = useRefusedField<HTMLFormElement>(failure);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => api.jobOpenings.extend({ id: opening.id, due_date: date }));
    if (!answer) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      title={m.desk_extend_title()}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.desk_cancel()}</Button>
          <Button type="submit" form={id} variant="primary" loading={isRunning} disabled={wait > 0}>
            {m.desk_extend()}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{opening.status === 'Expired' ? m.desk_extend_text() : m.desk_extend_until()}</p>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        <TextInput
          label={m.desk_due_date()}
          type="date"
          value={date}
          error={fields.due_date}
          onChange={(event) => setDate(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
