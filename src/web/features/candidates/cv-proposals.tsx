import { useState } from 'react';
import { z } from 'zod';
import { entryText } from '#domain/text/fields.ts';
import { shortText } from '#domain/text/text.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { isolated } from '#web/isolation.ts';
import { checkForm } from '#web/validation.ts';

/** One thing that a CV says, in words, and what taking it over changes. */
export interface Proposal<Change> {
  key: string;
  label: string;
  text: string;
  /** What was assumed, or what it would replace. */
  note?: string;
  /** Something else was typed: its box is not ticked from the start. */
  isDoubtful?: boolean;
  change: Change;
  /** What the CV leaves out and the profile asks. */
  missing?: { kind: keyof typeof asked; label: string; complete(text: string): Change };
}

/** What is not sure is said to be so, and is not ticked. */
export function noteOf(isUnsure: boolean, assumed: string | false) {
  if (!isUnsure) return { note: assumed || undefined };
  return { note: m.candidates_proposals_unsure(), isDoubtful: true };
}

/** What was read from a CV: each part is taken over only where its box is ticked. */
export function CvProposals<Change>({
  proposals,
  onTake,
  onLeave,
}: {
  proposals: readonly Proposal<Change>[];
  onTake(changes: Change[]): void;
  onLeave(): void;
}) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  if (proposals.length === 0) return null;
  const turn = (key: string) => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setTurned(next);
  };
  const isTicked = ({ key, isDoubtful = false }: Proposal<Change>) => turned.has(key) !== !isDoubtful;
  const taken = proposals.filter(isTicked);
  const problemOf = ({ key, missing }: Proposal<Change>) =>
    missing && checkForm(asked[missing.kind], { text: answers[key] ?? '' }).text;
  const take = () => {
    setTried(true);
    if (taken.some(problemOf)) return;
    onTake(taken.map(({ key, change, missing }) => missing?.complete((answers[key] ?? '').trim()) ?? change));
  };
  return (
    <Card as="section" pad="md" className="cv-proposals" aria-labelledby="cv-proposals">
      <div>
        <h3 id="cv-proposals">{m.candidates_proposals_title()}</h3>
        <p className="field-help">{m.candidates_proposals_lead()}</p>
      </div>
      <div className="cv-proposals-list">
        {proposals.map((proposal) => (
          <div key={proposal.key}>
            <Checkbox
              checked={isTicked(proposal)}
              label={<span dir="auto">{proposal.label}</span>}
              description={
                <>
                  <bdi>{proposal.text}</bdi>
                  {proposal.note && ` · ${isolated(proposal.note)}`}
                </>
              }
              onChange={() => turn(proposal.key)}
            />
            {proposal.missing && isTicked(proposal) && (
              <div className="cv-proposals-missing">
                <TextInput
                  label={proposal.missing.label}
                  value={answers[proposal.key] ?? ''}
                  error={isTried ? problemOf(proposal) : undefined}
                  onChange={(event) => setAnswers({ ...answers, [proposal.key]: event.target.value })}
                />
              </div>
            )}
          </div>
        ))}
      </div>
      <div className="candidate-acts">
        <Button variant="soft" disabled={taken.length === 0} onClick={take}>
          {m.candidates_proposals_take()}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {m.candidates_proposals_leave()}
        </Button>
      </div>
    </Card>
  );
}

const required = { required: 'validation_required_fields' };
const asked = {
  place: z.object({ text: entryText('company_location', required) }),
  issuer: z.object({ text: shortText(255, required) }),
};
