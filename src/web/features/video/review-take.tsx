import { type ReactNode, useRef, useState } from 'react';
import { type Caption, writeCaptions } from '#domain/video/captions.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { CaptionsEditor } from './captions-editor.tsx';
import type { FinishedTake } from './recording.ts';
import { SendState } from './send-state.tsx';
import { Choices } from './take-choices.tsx';
import type { Recorder } from './use-recorder.ts';
import { useTextTrack } from './use-text-track.ts';

interface ReviewTakeProps {
  take: FinishedTake;
  recorder: Recorder;
  /** Absent where takes are not saved anywhere. */
  saveLabel?: string;
  /** How to get another take. */
  again: ReactNode;
  onSave: (captions: string) => Promise<void>;
}

/** Watching a take: choose among takes, caption it, retake it or save it. */
export function ReviewTake({ take, recorder, saveLabel, again, onSave }: ReviewTakeProps) {
  const isBusy = recorder.phase !== 'review';
  const video = useRef<HTMLVideoElement>(null);
  const [captions, setCaptions] = useState<Caption[]>([]);
  const track = useTextTrack(captions);
  return (
    <>
      {take.wasCut && <Notice tone="info">{m.video_cut()}</Notice>}
      <Choices recorder={recorder} isDisabled={isBusy} />
      <div className="video-stage">
        {/* biome-ignore lint/a11y/useMediaCaption: the person's own take; the captions are written below. */}
        <video ref={video} src={take.url} controls playsInline preload="auto" aria-label={m.video_takes()}>
          {track && <track default kind="captions" label={m.video_captions_track()} src={track} />}
        </video>
      </div>
      <div className="video-acts">
        {saveLabel && (
          <Button
            variant="primary"
            size="lg"
            loading={isBusy}
            onClick={() => void onSave(writeCaptions(captions))}
          >
            {saveLabel}
          </Button>
        )}
        {recorder.phase === 'saving' ? (
          <Button size="lg" onClick={recorder.cancelSaving}>
            {m.video_send_cancel()}
          </Button>
        ) : (
          again
        )}
      </div>
      {saveLabel && <SendState progress={recorder.progress[take.take.facts.id]} isSaving={isBusy} />}
      {saveLabel && <CaptionsEditor take={take} video={video} captions={captions} onChange={setCaptions} />}
    </>
  );
}
