import { useRef } from 'react';
import { m } from '#texts/messages.js';
import { WarningIcon } from '#web/design/icons/icons.tsx';
import type { UploadProgress } from '#web/features/video/takes/upload-take.ts';

/**
 * How much of the take the server has and how long the rest takes; and that it is safe when the network is away.
 * Its place is kept, so that nothing moves under a finger when a sending begins or ends.
 */
export function SendState({
  progress,
  isSaving,
}: {
  progress: UploadProgress | undefined;
  isSaving: boolean;
}) {
  const left = useSecondsLeft(progress, isSaving);
  const isSent = !progress || (!isSaving && !progress.isWaiting && progress.sent >= progress.size);
  return (
    <div className="video-sending" role="status">
      {!isSent && <Sending progress={progress} left={left} />}
    </div>
  );
}

function Sending({ progress, left }: { progress: UploadProgress; left: number | null }) {
  const percent = progress.size === 0 ? 0 : Math.floor((progress.sent / progress.size) * 100);
  return (
    <>
      <progress max={100} value={percent} aria-label={m.video_sent({ percent })} />
      {progress.isWaiting ? (
        <p className="video-hint video-hint-wait">
          <WarningIcon size="sm" /> {m.video_waiting()}
        </p>
      ) : (
        <p className="video-hint">
          {percent >= 100 ? m.video_sent_all() : m.video_sent({ percent })}
          {left !== null && <span>{m.video_sent_left({ seconds: left })}</span>}
        </p>
      )}
    </>
  );
}

/** By the speed since the saving began; null until that can be told. */
function useSecondsLeft(progress: UploadProgress | undefined, isSaving: boolean): number | null {
  const began = useRef<{ at: number; sent: number } | null>(null);
  if (!isSaving || !progress || progress.isWaiting) {
    began.current = null;
    return null;
  }
  began.current ??= { at: performance.now(), sent: progress.sent };
  const seconds = (performance.now() - began.current.at) / 1000;
  const sent = progress.sent - began.current.sent;
  if (sent <= 0 || seconds < 1 || progress.sent >= progress.size) return null;
  return Math.ceil(((progress.size - progress.sent) / sent) * seconds);
}
