import { useNavigate } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { MessagesIcon } from '#web/design/icons/subject-icons.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Opens the conversation of the company with a candidate. */
export function MessageButton({ candidateId }: { candidateId: string }) {
  const navigate = useNavigate();
  const { run, isRunning } = useCall();
  const open = () =>
    void run(async () => {
      const { data } = await api.messages.open({ candidate_id: candidateId });
      await navigate({ to: '/messaging-v1', search: { id: data.id } });
    });
  return (
    <Button icon={<MessagesIcon size="sm" />} loading={isRunning} onClick={open}>
      <span className="message-words">{m.messages_message()}</span>
    </Button>
  );
}
