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
  const [isRecording, setRecording] = useState(false);
  return (
    <Card as="section" pad="lg" className="signup-form" aria-labelledby="signup-video">
      <div>
        <h2 id="signup-video">{m.candidates_signup_step_video()}</h2>
        <p className="field-help">{m.candidates_signup_video_lead()}</p>
      </div>
      {error && <FieldError>{error}</FieldError>}
      {isRecording && (
        <VideoIntroductionRecorder
          mayReload={false}
          submitLabel={m.candidates_submit()}
          onComplete={onSubmit}
        />
      )}
      <div className="candidate-acts">
        {!isRecording && (
          <Button variant="primary" size="lg" icon={<VideoIcon />} onClick={() => setRecording(true)}>
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
    </Card>
  );
}
