import { numberFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { getLocale } from '#texts/runtime.js';
import { classNames } from '#web/design/class-names.ts';
import './progress-ring.css';

export type ProgressRingProps = { value: number; label: string; size?: 'sm' | 'md' | 'lg' };

/** A share of 100 as a ring in sea, for example the strength of a profile. */
export function ProgressRing({ value, label, size = 'lg' }: ProgressRingProps) {
  const share = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <div className={classNames('ring', size !== 'lg' && `ring-${size}`)} role="img" aria-label={label}>
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <circle cx="66" cy="66" r="57" />
        {share > 0 && (
          <circle
            className="ring-done"
            cx="66"
            cy="66"
            r="57"
            pathLength="100"
            strokeDasharray={`${share} 100`}
          />
        )}
      </svg>
      <span className="ring-value" aria-hidden="true">
        {numberFormat(formatTag(getLocale()), { style: 'percent' }).format(share / 100)}
      </span>
    </div>
  );
}
