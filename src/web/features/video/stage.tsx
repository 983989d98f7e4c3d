import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { ArchGuide, ArchSitter } from './arch-guide.tsx';

/** The camera's picture, mirrored as in a looking glass; the file never is. */
export function Stage({
  camera,
  isFramed,
  isRecording,
  children,
}: {
  camera: MediaStreamTrack | null;
  isFramed?: boolean;
  isRecording?: boolean;
  children?: ReactNode;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = camera ? new MediaStream([camera]) : null;
  }, [camera]);
  return (
    <div className={classNames('video-stage', 'video-room', isRecording && 'video-stage-on')}>
      {camera ? (
        <video
          ref={video}
          className="video-mirror"
          autoPlay
          muted
          playsInline
          aria-label={m.video_stage_label()}
        />
      ) : (
        <ArchSitter />
      )}
      {camera && isFramed && <ArchGuide />}
      {children}
    </div>
  );
}
