import type { ReactNode } from 'react';
import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import type { Icon } from '#web/design/icons/icon.tsx';
import { CloseIcon, SuccessIcon, UndoIcon } from '#web/design/icons/icons.tsx';
import { stageIcon } from '#web/design/icons/stage-icon.tsx';
import { PauseIcon } from '#web/design/icons/subject-icons.tsx';

/** How a stage looks, wherever it is drawn: its tone, and an icon whose fill grows on the way to a hire. */
const looks: Record<StoredApplicationStatus, { tone: Tone; icon: Icon }> = {
  Pending: { tone: 'wait', icon: stageIcon(0) },
  Screened: { tone: 'neutral', icon: stageIcon(1) },
  Shortlisted: { tone: 'ok', icon: stageIcon(2) },
  Interviewed: { tone: 'ok', icon: stageIcon(3) },
  Offered: { tone: 'ok', icon: stageIcon(4) },
  Hired: { tone: 'ok', icon: SuccessIcon },
  'On Hold': { tone: 'neutral', icon: PauseIcon },
  Rejected: { tone: 'no', icon: CloseIcon },
  Withdrawn: { tone: 'neutral', icon: UndoIcon },
};

export function stageTone(stage: StoredApplicationStatus): Tone {
  return looks[stage].tone;
}

function StageIcon({ stage }: { stage: StoredApplicationStatus }) {
  const Icon = looks[stage].icon;
  return <Icon size="sm" />;
}

/** A stage in the words of whoever reads it. */
export function StageBadge({ stage, children }: { stage: StoredApplicationStatus; children: ReactNode }) {
  return (
    <StatusBadge tone={stageTone(stage)} icon={<StageIcon stage={stage} />}>
      {children}
    </StatusBadge>
  );
}
