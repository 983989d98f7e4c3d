import { classNames } from '#web/design/class-names.ts';
import './meter.css';

/** What is met, in sea, and the gap, in amber. The words ("You meet 6 of 7") stand beside it. */
export function Meter({ met, total, small }: { met: number; total: number; small?: boolean }) {
  return (
    <span className={classNames('meter', small && 'meter-sm')} aria-hidden="true">
      {Array.from({ length: total }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and never move.
        <span key={part} className={classNames('meter-part', part < met && 'meter-part-met')} />
      ))}
    </span>
  );
}
