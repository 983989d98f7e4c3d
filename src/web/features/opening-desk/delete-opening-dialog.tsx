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

/** Says what is lost and asks for the password ("Please enter your password!", "Wrong Password!"). */
export function DeleteOpeningDialog({ opening, onClose, onDone }: Props) {
  const [password, setPassword] = useState('');
  const call = useCheckedForm();
  const remove = async () => {
    const { id } = opening;
    if (!(await call.submit({ password }, () => api.jobOpenings.remove({ id, password })))) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={m.desk_delete_title({ title: opening.title })}
      call={call}
      confirm={m.desk_delete()}
      cancel={m.desk_cancel()}
      destructive
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{m.desk_delete_text({ count: opening.applications })}</p>
      <TextInput
        label={m.desk_password()}
        type="password"
        autoComplete="current-password"
        value={password}
        error={call.errors.password}
        onChange={(event) => {
          setPassword(event.target.value);
          call.clear('password');
        }}
      />
    </FormDialog>
  );
}
