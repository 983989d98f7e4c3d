import type { ReactNode } from 'react';
import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { type Fill, fillClass, StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import type { Icon } from '#web/design/icons/icon.tsx';
import { CloseIcon, SuccessIcon, UndoIcon } from '#web/design/icons/icons.tsx';
import { stageIcon } from '#web/design/icons/stage-icon.tsx';
import { PauseIcon } from '#web/design/icons/subject-icons.tsx';

/** How a stage looks, wherever it is drawn: its tone, and a fill and an icon that grow on the way to a hire. */
const looks: Record<StoredApplicationStatus, { tone: Tone; fill: Fill; icon: Icon }> = {
  Pending: { tone: 'wait', fill: 'wait', icon: stageIcon(0) },
  Screened: { tone: 'neutral', fill: 'outline', icon: stageIcon(1) },
  Shortlisted: { tone: 'ok', fill: 'ok', icon: stageIcon(2) },
  Interviewed: { tone: 'ok', fill: 'half', icon: stageIcon(3) },
  Offered: { tone: 'ok', fill: 'most', icon: stageIcon(4) },
  Hired: { tone: 'ok', fill: 'full', icon: SuccessIcon },
  'On Hold': { tone: 'neutral', fill: 'neutral', icon: PauseIcon },
  Rejected: { tone: 'no', fill: 'no', icon: CloseIcon },
  Withdrawn: { tone: 'neutral', fill: 'neutral', icon: UndoIcon },
};

export function stageTone(stage: StoredApplicationStatus): Tone {
  return looks[stage].tone;
}

/** The colours of a stage for what is no badge: a field, a bar, a part of a chart. */
export function stageFill(stage: StoredApplicationStatus): string {
  return fillClass(looks[stage].fill);
}

export function StageIcon({ stage }: { stage: StoredApplicationStatus }) {
  const Icon = looks[stage].icon;
  return <Icon size="sm" />;
}

/** A stage in the words of whoever reads it. */
export function StageBadge({ stage, children }: { stage: StoredApplicationStatus; children: ReactNode }) {
  return (
    <StatusBadge tone={stageTone(stage)} fill={looks[stage].fill} icon={<StageIcon stage={stage} />}>
      {children}
    </StatusBadge>
  );
}
