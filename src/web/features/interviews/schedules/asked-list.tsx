import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { AskedTimes, askedTimeText } from '#web/features/interviews/interview-times.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';

/** The times that the candidate asks for, each to be taken by one press; both sides get the change. */
export function AskedList({ interview, zone }: { interview: ReceivedInterview; zone: string }) {
  const { id, asked_times, abilities, candidate } = interview;
  const { locale } = useSurroundings();
  return (
    <ul className="asked-list">
      {asked_times.map((asked) => (
        <li key={asked.starts_at}>
          <AskedTimes asked={asked} zone={zone} other={candidate.timezone} />
          {abilities.accept && Date.parse(asked.starts_at) > Date.now() && (
            <AcceptButton id={id} startsAt={asked.starts_at} time={askedTimeText(asked, zone, locale)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function AcceptButton({ id, startsAt, time }: { id: string; startsAt: string; time: string }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const accept = async () => {
    if (!(await run(() => api.interviews.accept({ id, starts_at: startsAt })))) return;
    showToast({ type: 'success', text: m.interviews_sent() });
    await queries.invalidateQueries({ queryKey: query.interviews.key() });
  };
  return (
    <>
      <Button
        size="sm"
        variant="soft"
        loading={isRunning}
        aria-label={m.interviews_accept_time({ time })}
        onClick={() => void accept()}
      >
        {m.interviews_accept()}
      </Button>
      {sentence && <span role="alert">{sentence}</span>}
    </>
  );
}
