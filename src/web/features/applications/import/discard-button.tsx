import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Throws away a file that nothing came of, once it is asked. */
export function DiscardButton({ id }: { id: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, sentence } = useCall();
  const discard = async () => {
    if (!(await run(() => api.imports.discard({ id })))) return;
    queries.removeQueries({ queryKey: query.imports.read.key({ input: { id } }) });
    await navigate({ to: '/company-profile-edit/settings/import', search: {} });
    await queries.invalidateQueries({ queryKey: query.imports.list.key() });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {m.imports_discard()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          destructive
          busy={isRunning}
          problem={sentence}
          title={m.imports_discard_title()}
          confirmLabel={m.imports_discard()}
          cancelLabel={m.imports_keep()}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        >
          <p>{m.imports_discard_text()}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
