import { m } from '#texts/messages.js';
import { WarningIcon } from '../../design/icons.tsx';
import type { UploadProgress } from './takes/upload-take.ts';

/** How much of the take the server has, in words and as a bar; and that it is safe when the network is away. */
export function SendState({
  progress,
  isSaving,
}: {
  progress: UploadProgress | undefined;
  isSaving: boolean;
}) {
  if (!progress || (!isSaving && !progress.isWaiting && progress.sent >= progress.size)) return null;
  const percent = progress.size === 0 ? 0 : Math.floor((progress.sent / progress.size) * 100);
  return (
    <div className="video-sending" role="status">
      <progress max={100} value={percent} aria-label={m.video_sent({ percent })} />
      {progress.isWaiting ? (
        <p className="video-hint video-hint-wait">
          <WarningIcon size="sm" /> {m.video_waiting()}
        </p>
      ) : (
        <p className="video-hint">{percent >= 100 ? m.video_sent_all() : m.video_sent({ percent })}</p>
      )}
    </div>
  );
}
