import type { ReactNode } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { useCall } from '#web/forms/use-call.ts';

type SwitchName = 'email_consent' | 'whatsapp_consent' | 'pool_consent';

interface SwitchesCardProps {
  id: string;
  title: string;
  lead: string;
  details: CandidateDetails;
  switches: readonly (readonly [SwitchName, () => string])[];
  children?: ReactNode;
}

/** Yes-or-no choices that are saved as soon as they are made. */
export function SwitchesCard({ id, title, lead, details, switches, children }: SwitchesCardProps) {
  const keep = useKeepDetails();
  const { run, isRunning, failure } = useCall();
  const set = async (name: SwitchName, isOn: boolean) => {
    const saved = await run(() => api.candidates.update({ id: '1', [name]: isOn }));
    if (saved) keep(saved.data);
  };
  return (
    <Card as="section" pad="md" className="settings-card" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="field-help">{lead}</p>
      </div>
      {switches.map(([name, text]) => (
        <Checkbox
          key={name}
          name={name}
          label={text()}
          checked={details[name]}
          aria-disabled={isRunning || undefined}
          onChange={(event) => void set(name, event.target.checked)}
        />
      ))}
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message || m.common_something_wrong()}
        </Notice>
      )}
      {children}
    </Card>
  );
}
