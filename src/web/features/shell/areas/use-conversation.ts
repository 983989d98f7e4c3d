import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Locale } from '#domain/locale.ts';
import { api } from '#web/api.ts';
import { beginMessage } from '#web/begun-message.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';

/** Opens the conversation of the company with a candidate; its message may begin with words in the candidate's language. */
export function useConversation(candidateId: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const open = (begin?: (locale: Locale) => string) =>
    void run(
      async () => {
        const { data } = await api.messages.open({ candidate_id: candidateId });
        if (begin) beginMessage(queries, data.id, begin(data.locale));
        await navigate({ to: '/messaging-v1', search: { id: data.id } });
      },
      ({ message }) => showToast({ type: 'error', text: message, duration: 5000 }),
    );
  return { open, isRunning };
}
