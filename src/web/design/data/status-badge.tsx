import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { CheckIcon, ClockIcon, CloseIcon, MinusIcon } from '#web/design/icons/icons.tsx';

export type Tone = 'ok' | 'wait' | 'no' | 'neutral';

const marks = { ok: CheckIcon, wait: ClockIcon, no: CloseIcon, neutral: MinusIcon };

/** A status: never colour alone, always a mark and a word. `icon={null}` leaves the mark to the word. */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  const Mark = marks[tone];
  return (
    <span className={classNames('status', tone !== 'neutral' && `status-${tone}`)}>
      {icon === undefined ? <Mark size="sm" /> : icon}
      {children}
    </span>
  );
}
