import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { interviewStatusText } from '#web/features/interviews/interview-badge.tsx';
import { AskedTimes } from '#web/features/interviews/interview-times.tsx';

/** What the candidate answered to the times that are offered: those asked for instead, in the candidate's own words. */
export function AskedNotice({
  interview: { asked_times, candidate_message, status, timezone },
  candidate,
}: {
  interview: Pick<ReceivedInterview, 'asked_times' | 'candidate_message' | 'status' | 'timezone'>;
  candidate: { name: string; timezone: string | null };
}) {
  const hasTimes = asked_times.length > 0;
  if (!hasTimes && status !== 'Proposed' && status !== 'Declined') return null;
  if (!hasTimes && !candidate_message) return null;
  const isAsked = status === 'Proposed';
  return (
    <Notice
      tone="info"
      title={
        hasTimes
          ? m.interviews_asked_for()
          : isAsked
            ? m.interviews_open_asked({ name: candidate.name })
            : interviewStatusText(status)
      }
    >
      {asked_times.map((asked) => (
        <AskedTimes key={asked.starts_at} asked={asked} zone={timezone} other={candidate.timezone} />
      ))}
      {candidate_message && (
        <blockquote className="interview-quote">
          <p className="interview-words" dir="auto">
            {candidate_message}
          </p>
        </blockquote>
      )}
      {hasTimes && <p>{m.interviews_reschedule_proposed()}</p>}
    </Notice>
  );
}
