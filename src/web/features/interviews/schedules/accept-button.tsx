import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';

/** Takes the time that the candidate asked for; both sides get the change. */
export function AcceptButton({ id }: { id: string }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const accept = async () => {
    if (!(await run(() => api.interviews.accept({ id })))) return;
    showToast({ type: 'success', text: m.interviews_sent() });
    await queries.invalidateQueries({ queryKey: query.interviews.key() });
  };
  return (
    <>
      <Button size="sm" variant="soft" loading={isRunning} onClick={() => void accept()}>
        {m.interviews_accept()}
      </Button>
      {sentence && <span role="alert">{sentence}</span>}
    </>
  );
}
