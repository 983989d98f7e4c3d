import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './facts.css';

export type FactList = readonly (readonly [name: string, value: ReactNode])[];

/**
 * Names and values, each value in its own direction; what has no value is left out. The name stands over its value, or beside it: at the two ends of a
 * line (`ends`), in a column of its own where there is room (`beside`), or one fact after the other (`line`).
 */
export function Facts({
  facts,
  layout,
  className,
}: {
  facts: FactList;
  layout?: 'ends' | 'beside' | 'line';
  className?: string;
}) {
  return (
    <dl className={classNames('facts', layout && `facts-${layout}`, className)}>
      {filledFacts(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts that have a value. */
export function filledFacts(facts: FactList): FactList {
  return facts.filter(
    ([, value]) => value !== '' && value !== null && value !== undefined && value !== false,
  );
}
