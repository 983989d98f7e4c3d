import { type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';

/** Who sees the recordings and how long they are kept; recording begins only after it was agreed to. */
export function Disclaimer({
  lines,
  children,
  onAgree,
}: {
  lines: string[];
  children?: ReactNode;
  onAgree(): void;
}) {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Card as="section" pad="lg" className="video-disclaimer">
      <h2>{m.video_disclaimer_title()}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <Checkbox
        label={m.video_disclaimer_agree()}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <div className="video-acts">
        <Button variant="primary" size="lg" disabled={!isAgreed} onClick={onAgree}>
          {m.video_disclaimer_continue()}
        </Button>
      </div>
    </Card>
  );
}

/** How recording goes, step by step. */
export function Instructions({ minutes, isSent }: { minutes: number; isSent: boolean }) {
  return (
    <section className="video-instructions" aria-labelledby="video-instructions">
      <h3 id="video-instructions">{m.video_instructions_title()}</h3>
      <ol>
        <li>{m.video_instructions_check()}</li>
        <li>{m.video_instructions_read()}</li>
        <li>{m.video_instructions_record({ minutes })}</li>
        <li>{m.video_instructions_retake()}</li>
        {isSent && <li>{m.video_instructions_network()}</li>}
      </ol>
    </section>
  );
}
