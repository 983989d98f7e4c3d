import type { InterviewStatus } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import { HistoryIcon } from '#web/design/icons/subject-icons.tsx';

/** One look for each status everywhere; one whose time has passed without it is incomplete. */
export function InterviewBadge({
  interview: { status, is_incomplete },
}: {
  interview: { status: InterviewStatus; is_incomplete: boolean };
}) {
  if (is_incomplete) return <StatusBadge tone="wait">{m.interviews_incomplete()}</StatusBadge>;
  const icon = status === 'Proposed' ? <HistoryIcon size="sm" /> : undefined;
  return (
    <StatusBadge tone={tones[status]} icon={icon}>
      {interviewStatusText(status)}
    </StatusBadge>
  );
}

/** The status in a word. */
export function interviewStatusText(status: InterviewStatus): string {
  return words[status]();
}

const tones: Record<InterviewStatus, Tone> = {
  Scheduled: 'wait',
  Confirmed: 'ok',
  Proposed: 'wait',
  Declined: 'no',
  Cancelled: 'no',
  Completed: 'neutral',
};

const words: Record<InterviewStatus, () => string> = {
  Scheduled: m.interviews_awaiting,
  Confirmed: m.reference_interview_status_confirmed,
  Proposed: m.reference_interview_status_proposed,
  Declined: m.reference_interview_status_declined,
  Cancelled: m.reference_interview_status_cancelled,
  Completed: m.reference_interview_status_completed,
};
