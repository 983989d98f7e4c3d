import { useState } from 'react';
import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import { VideoIntroductionRecorder } from '#web/features/video/introduction/video-introduction-recorder.tsx';

interface VideoStepProps {
  isBusy: boolean;
  error: string | undefined;
  onBack(): void;
  onSubmit(videos: IntroductionAnswer[]): Promise<boolean>;
}

/** Step 3: the introduction can be recorded at once or later. */
export function VideoStep({ isBusy, error, onBack, onSubmit }: VideoStepProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const content = (
    <>
      <div>
        <h2 id="signup-video">{m.candidates_signup_step_video()}</h2>
        <p className="field-help">{m.candidates_signup_video_lead()}</p>
      </div>
      {error && <FieldError>{error}</FieldError>}
      {isOpen && (
        <VideoIntroductionRecorder
          mayReload={false}
          submitLabel={m.candidates_submit()}
          onRunning={setRunning}
          onComplete={onSubmit}
        />
      )}
      {/* Nothing that leaves the take lies under the thumb that is to end it. */}
      {!isRunning && (
        <div className="candidate-acts">
          {!isOpen && (
            <Button variant="primary" size="lg" icon={<VideoIcon />} onClick={() => setOpen(true)}>
              {m.candidates_signup_video_now()}
            </Button>
          )}
          <Button size="lg" loading={isBusy} onClick={() => void onSubmit([])}>
            {m.candidates_signup_video_later()}
          </Button>
          <Button variant="quiet" size="lg" onClick={onBack}>
            {m.candidates_back()}
          </Button>
        </div>
      )}
    </>
  );
  // The recorder brings cards of its own: on a phone it has the whole width.
  return isOpen ? (
    <section className="signup-form" aria-labelledby="signup-video">
      {content}
    </section>
  ) : (
    <Card as="section" pad="lg" className="signup-form" aria-labelledby="signup-video">
      {content}
    </Card>
  );
}
