import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';

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
    <div className={classNames('video-stage', isRecording && 'video-stage-on')}>
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
        <VideoIcon className="video-stage-empty" />
      )}
      {isFramed && <FramingGuide />}
      {children}
    </div>
  );
}

function FramingGuide() {
  return (
    <>
      <svg
        className="video-frame"
        viewBox="0 0 100 75"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid meet"
      >
        <ellipse cx="50" cy="33" rx="16" ry="22" />
      </svg>
      <p className="video-frame-text">{m.video_check_frame()}</p>
    </>
  );
}
