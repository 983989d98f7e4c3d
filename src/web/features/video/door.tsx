import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import { finestRate, rateFor } from '#web/features/video/media/bitrate.ts';
import { DeviceChoices } from './device-choices.tsx';
import { DeviceProblem } from './device-problem.tsx';
import { type DoorFact, DoorFacts, Instructions } from './door-facts.tsx';
import { type DoorCaption, DoorStage } from './door-stage.tsx';
import { type Devices, deviceProblem } from './use-devices.ts';
import './door.css';

interface DoorProps {
  devices: Devices;
  caption: DoorCaption;
  /** The title of the page, where the door is all of it. */
  header?: ReactNode;
  /** What stands below the picture. */
  below?: ReactNode;
  /** Longest answer. */
  seconds: number;
  who: DoorFact;
  keep: DoorFact;
  more?: string;
  savesData?: boolean;
  /** Absent where nothing is sent anyway. */
  onSavesData?: (savesData: boolean) => void;
  /** Bits a second that the line carries, where that was measured. */
  uplink?: number;
  /** The browser cannot record: videos are chosen. */
  isUnable?: boolean;
  /** The act was pressed, and with it everything said here agreed to. */
  onAgree?: () => void;
  /** Absent where nothing can be chosen instead. */
  onByFile?: () => void;
  /** Absent where everything is practice, or was practised. */
  onPractise?: () => void;
  onReady(): void;
}

/** What comes before every recording: who sees it and how long, and one act that turns the camera on and agrees. */
export function Door(props: DoorProps) {
  const { devices, seconds, onSavesData, savesData = false } = props;
  const isReady = devices.camera !== null && devices.microphone !== null;
  const isSlow = isReady && onSavesData && !savesData && rateFor(props.uplink) < finestRate;
  return (
    <section className="door" aria-labelledby="door-title">
      <div className="door-body">
        <div className="door-side door-seen">
          <DoorStage devices={devices} caption={props.caption} />
        </div>
        <div className="door-side door-said">
          {props.header}
          <h2 id="door-title" className="sr">
            {m.video_disclaimer_title()}
          </h2>
          <DoorFacts seconds={seconds} who={props.who} keep={props.keep} />
          <Acts {...props} isReady={isReady} />
          {/* Below the buttons: what is said later must not move them from under the pointer. */}
          {isReady && <DeviceChoices devices={devices} savesData={savesData} onSavesData={onSavesData} />}
          {isSlow && (
            <p className="video-hint" role="status">
              {m.video_check_slow()}
            </p>
          )}
          <Instructions seconds={seconds} isSent={onSavesData !== undefined} more={props.more} />
        </div>
        {props.below && <div className="door-below">{props.below}</div>}
      </div>
    </section>
  );
}

function Acts(props: DoorProps & { isReady: boolean }) {
  const { devices, isReady, isUnable, onAgree, onByFile, onPractise, onReady } = props;
  const problem = deviceProblem(devices);
  const turnOn = () => {
    onAgree?.();
    void devices.open();
  };
  const goOn = () => {
    onAgree?.();
    onReady();
  };
  const isThrough = isReady || isUnable;
  return (
    <div className="door-acts">
      {problem && <DeviceProblem {...problem} />}
      <div className="video-acts">
        <Button
          variant="primary"
          size="lg"
          icon={isThrough || problem ? undefined : <VideoIcon />}
          loading={devices.isOpening}
          onClick={isThrough ? goOn : turnOn}
        >
          {isThrough ? m.video_practice_skip() : problem ? m.video_check_again() : m.video_door_start()}
        </Button>
        {isReady && onPractise && (
          <Button size="lg" onClick={onPractise}>
            {m.video_practice_title()}
          </Button>
        )}
        {problem && onByFile && (
          <Button size="lg" onClick={onByFile}>
            {m.video_choose_file()}
          </Button>
        )}
      </div>
      <p className="video-hint">
        {isUnable ? m.video_door_consent_files() : isReady ? m.video_door_agreed() : m.video_door_consent()}
      </p>
    </div>
  );
}
