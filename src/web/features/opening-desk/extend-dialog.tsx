import { useState } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { TextInput } from '../../design/text-input.tsx';
import { useCheckedForm } from '../identity/use-checked-form.ts';
import { FormDialog } from '../shell/form-dialog.tsx';

interface Props {
  opening: OpeningRow;
  onClose: () => void;
  onDone: () => void;
}

/** A new due date; an expired opening becomes public again. */
export function ExtendDialog({ opening, onClose, onDone }: Props) {
  const [date, setDate] = useState(opening.due_date ?? '');
  const call = useCheckedForm();
  const extend = async () => {
    const input = { id: opening.id, due_date: date };
    if (!(await call.submit(input, () => api.jobOpenings.extend(input)))) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={m.desk_extend_title()}
      call={call}
      confirm={m.desk_extend()}
      cancel={m.desk_cancel()}
      onConfirm={extend}
      onClose={onClose}
    >
      <p>{opening.status === 'Expired' ? m.desk_extend_text() : m.desk_extend_until()}</p>
      <TextInput
        label={m.desk_due_date()}
        type="date"
        value={date}
        error={call.errors.due_date}
        onChange={(event) => {
          setDate(event.target.value);
          call.clear('due_date');
        }}
      />
    </FormDialog>
  );
}
