import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './funnel.css';

export interface FunnelStep {
  key: string;
  name: ReactNode;
  value: number;
  /** The same in the time before: an outline. */
  before: number;
  /** The value as it is read, with what it leads to. */
  shown: ReactNode;
  /** At the end of the line: the share that came so far. */
  beside: ReactNode;
  /** Between this bar and the next: who went no further. */
  between?: ReactNode;
}

/** Bars that narrow to the last; each says its figures in words, the shapes are for the eye alone. */
export function Funnel({ label, steps }: { label: string; steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.flatMap(({ value, before }) => [value, before]));
  return (
    <ol className="funnel" aria-label={label}>
      {steps.map((step, place) => {
        const next = steps[place + 1] ?? step;
        return (
          <li
            key={step.key}
            className={classNames('funnel-step', step.value === 0 && 'funnel-none')}
            style={widthsOf(step.value / most, next.value / most)}
          >
            <span className="funnel-name">{step.name}</span>
            <span className="funnel-shape">
              <Outline top={step.before / most} foot={next.before / most} />
              <span className="funnel-fill" aria-hidden="true">
                <Outline top={step.before / most} foot={next.before / most} />
              </span>
              <span className="funnel-value">{step.shown}</span>
            </span>
            <span className="funnel-beside">{step.beside}</span>
            {step.between && <span className="funnel-between">{step.between}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function widthsOf(top: number, foot: number) {
  return { '--top': `${top * 50}%`, '--foot': `${foot * 50}%` } as CSSProperties;
}

function Outline({ top, foot }: { top: number; foot: number }) {
  if (top === 0) return null;
  const [across, below] = [top * 50, foot * 50];
  const path = `M${50 - across} 0H${50 + across}L${50 + below} 36H${50 - below}Z`;
  return (
    <svg className="funnel-outline" viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
