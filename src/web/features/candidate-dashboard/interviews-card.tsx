import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';

/** Interviews that are to come and that have been. */
export function InterviewsCard() {
  const [isPast, setPast] = useState(false);
  return (
    <Card as="section" className="dash-card" aria-labelledby="own-interviews">
      <header className="dash-head">
        <h2 id="own-interviews">{m.candidates_interviews()}</h2>
        <div className="dash-switch">
          <button type="button" aria-pressed={!isPast} onClick={() => setPast(false)}>
            {m.candidates_interviews_upcoming()}
          </button>
          <button type="button" aria-pressed={isPast} onClick={() => setPast(true)}>
            {m.candidates_interviews_past()}
          </button>
        </div>
      </header>
      <p className="dash-row" role="status">
        {isPast ? m.candidates_interviews_no_past() : m.candidates_interviews_no_upcoming()}
      </p>
    </Card>
  );
}
