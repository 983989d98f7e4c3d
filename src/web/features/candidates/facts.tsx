import type { ReactNode } from 'react';

export type FactList = readonly (readonly [name: string, value: ReactNode])[];

/** Names and values; what has no value is left out. */
export function Facts({ facts, className = 'facts' }: { facts: FactList; className?: string }) {
  return (
    <dl className={className}>
      {filledFacts(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
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
