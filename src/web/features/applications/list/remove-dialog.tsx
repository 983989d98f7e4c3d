import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { refusedFields } from '../../../validation.ts';
import { failureMessage } from '../../shell/failure.ts';

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
  const form = useId();
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function close() {
    setPassword('');
    setProblem(undefined);
    onClose();
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!application || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await api.applications.remove({ id: application.id, password });
      onRemoved?.();
      close();
      await queryClient.invalidateQueries({ queryKey: query.applications.key() });
    } catch (error) {
      setProblem(refusedFields(error)?.password ?? failureMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={application !== undefined}
      onClose={close}
      title={m.applications_remove_title()}
      size="sm"
      actions={
        <>
          <Button onClick={close}>{m.applications_cancel()}</Button>
          <Button variant="danger" type="submit" form={form} loading={isBusy}>
            {m.applications_remove()}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={(event) => void remove(event)}>
        <p>{m.applications_remove_text({ name: application?.name || m.applications_former_candidate() })}</p>
        <TextInput
          label={m.applications_password()}
          type="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
