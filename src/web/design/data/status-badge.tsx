import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, MinusIcon } from '#web/design/icons/icons.tsx';
import './fill.css';

export type Tone = 'ok' | 'wait' | 'no' | 'info' | 'neutral';
/** Of what goes on to a good end: how near it has come. */
export type Fill = Exclude<Tone, 'info'> | 'outline' | 'half' | 'most' | 'full';

const marks = { ok: CheckIcon, wait: ClockIcon, no: CloseIcon, info: InfoIcon, neutral: MinusIcon };

/** A status: never colour alone, always a mark and a word. `icon={null}` leaves the mark to the word. */
export function StatusBadge({
  tone,
  fill,
  icon,
  children,
}: {
  tone: Tone;
  /** Instead of the tone's own colours. */
  fill?: Fill;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const Mark = marks[tone];
  return (
    <span
      className={classNames(
        'status',
        fill ? `status-filled ${fillClass(fill)}` : tone !== 'neutral' && `status-${tone}`,
      )}
    >
      {icon === undefined ? <Mark size="sm" /> : icon}
      {children}
    </span>
  );
}

/** Gives its element, and what stands in it, the ink, ground and line of a fill. */
export function fillClass(fill: Fill): string {
  return `fill fill-${fill}`;
}
