import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { TextInput } from '../../../design/text-input.tsx';
import { useCheckedForm } from '../../identity/use-checked-form.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';

export interface Removable {
  id: string;
  name: string;
}

/** Asks for the own password before an application leaves the list. */
export function RemoveDialog({
  application,
  onClose,
  onRemoved,
}: {
  application: Removable | undefined;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const call = useCheckedForm();
  const close = () => {
    setPassword('');
    call.reset();
    onClose();
  };
  const remove = async () => {
    if (!application) return;
    const { id } = application;
    if (!(await call.submit({ password }, () => api.applications.remove({ id, password })))) return;
    onRemoved?.();
    close();
    await queries.invalidateQueries({ queryKey: query.applications.key() });
  };
  return (
    <FormDialog
      open={application !== undefined}
      title={m.applications_remove_title()}
      call={call}
      confirm={m.applications_remove()}
      cancel={m.applications_cancel()}
      destructive
      onConfirm={remove}
      onClose={close}
    >
      <p>{m.applications_remove_text({ name: application?.name || m.applications_former_candidate() })}</p>
      <TextInput
        label={m.applications_password()}
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
