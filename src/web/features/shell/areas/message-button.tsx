import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { MessagesIcon } from '#web/design/icons/subject-icons.tsx';
import { useConversation } from './use-conversation.ts';

/** Opens the conversation of the company with a candidate. */
export function MessageButton({ candidateId }: { candidateId: string }) {
  const { open, isRunning } = useConversation(candidateId);
  return (
    <Button icon={<MessagesIcon size="sm" />} loading={isRunning} onClick={() => open()}>
      <span className="message-words">{m.messages_message()}</span>
    </Button>
  );
}
