import { useState } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { EyeIcon, EyeOffIcon } from '#web/design/icons/icons.tsx';
import type { Level } from '#web/features/video/media/level.ts';
import { faultWord } from './device-problem.tsx';
import { LevelMeter } from './level-meter.tsx';
import { Stage } from './stage.tsx';
import type { Devices } from './use-devices.ts';
import { useIsDark } from './use-is-dark.ts';

export interface DoorCaption {
  question: string;
  /** Where it stands among the others. */
  place?: string;
}

/** The arch with the first question below the face; in words what camera and microphone do. */
export function DoorStage({ devices, caption }: { devices: Devices; caption: DoorCaption }) {
  const [isHidden, setIsHidden] = useState(false);
  const [hint, setHint] = useState<Level['hint']>(null);
  const { camera, microphone, microphoneFault } = devices;
  const shown = isHidden ? null : camera;
  return (
    <>
      <Stage camera={shown} isFramed={shown !== null}>
        <p className="video-badge door-badge" data-on={camera ? '' : undefined} role="status">
          {cameraWords(devices, isHidden)}
        </p>
        <p className="door-caption">
          {caption.place && <small>{caption.place}</small>}
          <b dir="auto">{caption.question}</b>
        </p>
        <div className="door-bar">
          <LevelMeter
            microphone={microphone}
            absent={
              microphoneFault
                ? m.video_door_microphone({ state: faultWord[microphoneFault]() })
                : m.video_level_off()
            }
            onHint={setHint}
          />
          {camera && (
            <IconButton
              size="sm"
              label={isHidden ? m.video_check_show() : m.video_check_hide()}
              icon={isHidden ? <EyeIcon /> : <EyeOffIcon />}
              onClick={() => setIsHidden(!isHidden)}
            />
          )}
        </div>
      </Stage>
      <p className="video-hint door-hint" role="status">
        {hint === 'silent' ? (
          m.video_check_silent()
        ) : hint === 'loud' ? (
          m.video_check_loud()
        ) : camera ? (
          <LightHint camera={camera} />
        ) : (
          m.video_disclaimer_content()
        )}
      </p>
    </>
  );
}

function cameraWords({ camera, cameraFault, isOpening }: Devices, isHidden: boolean): string {
  if (isOpening) return m.video_door_waiting();
  if (camera) return isHidden ? m.video_door_hidden() : m.video_door_on();
  return cameraFault ? m.video_door_camera({ state: faultWord[cameraFault]() }) : m.video_door_off();
}

function LightHint({ camera }: { camera: MediaStreamTrack }) {
  return useIsDark(camera) ? m.video_check_dark() : m.video_check_frame();
}
