import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { AnswerRecorder } from './answer-recorder.tsx';
import type { Devices } from './use-devices.ts';

/** One answer to warm up; it stays in this page and is removed when it is left. */
export function PracticeQuestion({
  devices,
  folder,
  onDone,
}: {
  devices: Devices;
  folder: string;
  onDone(): void;
}) {
  return (
    <div className="video-practice">
      <p className="video-hint">{m.video_practice_text()}</p>
      <AnswerRecorder
        devices={devices}
        folder={folder}
        slot="practice"
        question={m.video_practice_question()}
        seconds={60}
        savesData
        local={{
          render: (_take, recorder) => (
            <Button
              variant="primary"
              size="lg"
              onClick={async () => {
                for (const { take } of recorder.takes) await recorder.discard(take.facts.id);
                onDone();
              }}
            >
              {m.video_practice_done()}
            </Button>
          ),
        }}
      />
      <Button variant="quiet" onClick={onDone}>
        {m.video_practice_skip()}
      </Button>
    </div>
  );
}
