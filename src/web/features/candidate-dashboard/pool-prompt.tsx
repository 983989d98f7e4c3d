import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TalentPoolIcon } from '#web/design/icons/subject-icons.tsx';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { useCall } from '#web/forms/use-call.ts';

const key = 'pool_prompt_left';

/** Being found in the talent pool is a consent of its own, asked here once; the settings hold it too. */
export function PoolPrompt({ details }: { details: CandidateDetails }) {
  const [isLeft, setLeft] = useState(() => localStorage.getItem(key) === details.user_id);
  const keep = useKeepDetails();
  const { run, isRunning } = useCall();
  if (details.pool_consent || isLeft) return null;
  const agree = async () => {
    const saved = await run(() => api.candidates.update({ id: '1', pool_consent: true }));
    if (saved) keep(saved.data);
  };
  return (
    <Card as="section" pad="md" className="pool-prompt" aria-labelledby="pool-prompt">
      <TalentPoolIcon />
      <div>
        <h2 id="pool-prompt">{m.candidates_pool_title()}</h2>
        <p className="field-help">{m.candidates_consent_pool_text()}</p>
      </div>
      <div className="candidate-acts">
        <Button variant="soft" loading={isRunning} onClick={() => void agree()}>
          {m.candidates_pool_agree()}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            localStorage.setItem(key, details.user_id);
            setLeft(true);
          }}
        >
          {m.candidates_pool_not_now()}
        </Button>
      </div>
    </Card>
  );
}
