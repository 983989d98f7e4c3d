import type { OpeningStatus } from '#domain/job-openings/job-openings.ts';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import { ClockIcon, EditIcon, LockIcon, PauseIcon } from '#web/design/icons/icons.tsx';
import { openingStatusTone, openingStatusWords } from './opening-option.ts';

const marks: Partial<Record<OpeningStatus, typeof ClockIcon>> = {
  Open: EditIcon,
  'On-Hold': PauseIcon,
  Expired: ClockIcon,
  Closed: LockIcon,
};

/** An opening's status with what it means; those that ask for nothing are told apart by their mark. */
export function OpeningStatusBadge({
  status,
  tone = openingStatusTone(status),
}: {
  status: OpeningStatus;
  /** Where it means something else to who reads it. */
  tone?: Tone;
}) {
  const Mark = marks[status];
  return (
    <StatusBadge tone={tone} icon={Mark && <Mark size="sm" />}>
      {openingStatusWords(status)}
    </StatusBadge>
  );
}
