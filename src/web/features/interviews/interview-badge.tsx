import type { InterviewStatus } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import type { Icon } from '#web/design/icons/icon.tsx';
import { CheckIcon, ClockIcon, CloseIcon, SuccessIcon } from '#web/design/icons/icons.tsx';
import { HistoryIcon } from '#web/design/icons/subject-icons.tsx';

/** One look for each status everywhere; one whose time has passed without it is incomplete. */
export function InterviewBadge({
  interview: { status, is_incomplete },
}: {
  interview: { status: InterviewStatus; is_incomplete: boolean };
}) {
  if (is_incomplete) return <StatusBadge tone="wait">{m.interviews_incomplete()}</StatusBadge>;
  return (
    <StatusBadge tone={looks[status].tone} icon={<InterviewIcon status={status} />}>
      {interviewStatusText(status)}
    </StatusBadge>
  );
}

/** The status in a word. */
export function interviewStatusText(status: InterviewStatus): string {
  return words[status]();
}

export function InterviewIcon({ status }: { status: InterviewStatus }) {
  const Mark = looks[status].icon;
  return <Mark size="sm" />;
}

const looks: Record<InterviewStatus, { tone: Tone; icon: Icon }> = {
  Scheduled: { tone: 'wait', icon: ClockIcon },
  Confirmed: { tone: 'ok', icon: SuccessIcon },
  Proposed: { tone: 'info', icon: HistoryIcon },
  Declined: { tone: 'no', icon: CloseIcon },
  Cancelled: { tone: 'no', icon: CloseIcon },
  Completed: { tone: 'neutral', icon: CheckIcon },
};

const words: Record<InterviewStatus, () => string> = {
  Scheduled: m.interviews_awaiting,
  Confirmed: m.reference_interview_status_confirmed,
  Proposed: m.reference_interview_status_proposed,
  Declined: m.reference_interview_status_declined,
  Cancelled: m.reference_interview_status_cancelled,
  Completed: m.reference_interview_status_completed,
};
