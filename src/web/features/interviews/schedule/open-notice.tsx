import type { InterviewStatus } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { zonedMomentText } from '#web/moments.ts';

interface Open {
  id: string;
  status: InterviewStatus;
  starts_at: string | null;
  timezone: string;
}

/** An interview that is open already, before a second one is offered beside it; what waits for an answer comes first. */
export function OpenNotice({ options }: { options: { candidate: { name: string }; open: Open[] } }) {
  const { locale } = useSurroundings();
  const { candidate, open } = options;
  const first = open.find(({ status }) => status === 'Proposed') ?? open[0];
  if (!first) return null;
  return (
    <Notice
      tone="wait"
      title={titles[first.status]?.({ name: candidate.name })}
      actions={
        <LinkButton size="sm" to="/schedules" search={{ id: first.id }}>
          {m.interviews_open_see()}
        </LinkButton>
      }
    >
      {first.starts_at && (
        <p className="num">
          <b>{zonedMomentText(first.starts_at, first.timezone, locale)}</b>
        </p>
      )}
      <p>{m.interviews_open_text()}</p>
    </Notice>
  );
}

const titles: Partial<Record<InterviewStatus, (inputs: { name: string }) => string>> = {
  Proposed: m.interviews_open_asked,
  Scheduled: m.interviews_open_offered,
  Confirmed: m.interviews_open_confirmed,
};
