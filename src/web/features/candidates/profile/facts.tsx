import type { ReactNode } from 'react';

/** Names and values of a card; what has no value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const filled = facts.filter(
    ([, value]) => value !== '' && value !== null && value !== undefined && value !== false,
  );
  return (
    <dl className="facts">
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
