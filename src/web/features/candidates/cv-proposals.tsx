import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';

/** One thing that a CV says, in words, and what taking it over changes. */
export interface Proposal<Change> {
  key: string;
  label: string;
  text: string;
  change: Change;
}

/** What was read from a CV: each part is taken over only where its box stays ticked. */
export function CvProposals<Change>({
  proposals,
  onTake,
  onLeave,
}: {
  proposals: readonly Proposal<Change>[];
  onTake(changes: Change[]): void;
  onLeave(): void;
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (proposals.length === 0) return null;
  const toggle = (key: string, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const taken = proposals.filter(({ key }) => !left.has(key));
  return (
    <Card as="section" pad="md" className="cv-proposals" aria-labelledby="cv-proposals">
      <div>
        <h3 id="cv-proposals">{m.candidates_proposals_title()}</h3>
        <p className="field-help">{m.candidates_proposals_lead()}</p>
      </div>
      <div className="cv-proposals-list">
        {proposals.map(({ key, label, text }) => (
          <Checkbox
            key={key}
            checked={!left.has(key)}
            label={label}
            description={text}
            onChange={(event) => toggle(key, event.target.checked)}
          />
        ))}
      </div>
      <div className="candidate-acts">
        <Button
          variant="soft"
          disabled={taken.length === 0}
          onClick={() => onTake(taken.map(({ change }) => change))}
        >
          {m.candidates_proposals_take()}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {m.candidates_proposals_leave()}
        </Button>
      </div>
    </Card>
  );
}
