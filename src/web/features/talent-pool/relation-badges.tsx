import type { PoolRelation } from '#contract/talent-pool-responses.ts';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { relationWords } from './words.ts';
import './talent-pool.css';

/** How the company and the candidate stand. */
export function RelationBadges({ relation }: { relation: PoolRelation }) {
  return relationWords(relation).map(({ text, tone }) => (
    <StatusBadge key={text} tone={tone}>
      {text}
    </StatusBadge>
  ));
}
