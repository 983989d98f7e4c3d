import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { RecordIcon } from '#web/design/icons/subject-icons.tsx';
import { coarsestRate, rateFor } from '#web/features/video/media/bitrate.ts';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import { ChooseVideo } from './choose-video.tsx';
import { FoundTakes } from './found-takes.tsx';
import { RecorderFailure } from './recorder-failure.tsx';
import type { FinishedTake } from './recording.ts';
import { ReviewTake } from './review-take.tsx';
import { Stage } from './stage.tsx';
import { TimeRing } from './time-ring.tsx';
import type { Devices } from './use-devices.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { type Recorder, type StoredTake, useRecorder } from './use-recorder.ts';

export interface AnswerRecorderProps {
  devices: Devices;
  folder: string;
  slot: string;
  question: string;
  /** Longest answer. */
  seconds: number;
  /** A smaller picture that is sent only when it is saved. */
  savesData: boolean;
  /** Bits a second that the line carries, where that was measured. */
  uplink?: number;
  /** Where takes stay on this device: what follows a take instead of saving it. */
  local?: { render: (take: FinishedTake, recorder: Recorder) => ReactNode };
  saveLabel?: string;
  /** Videos are chosen here, or filmed with the camera's own program, instead of being recorded. */
  byFile?: boolean;
  /** Absent where a take is not saved, and so can't be chosen either. */
  onByFile?: () => void;
  /** Told when a take begins to run, and when no more does. */
  onRunning?: (isRunning: boolean) => void;
  onSaved?: (answer: StoredTake) => Promise<void> | void;
}

/** Records the answer to one question: question, countdown, time left, stop, watch, retake, save. */
export function AnswerRecorder(props: AnswerRecorderProps) {
  const { devices, question, seconds, savesData, local, onRunning } = props;
  const recorder = useRecorder({
    folder: props.folder,
    slot: props.slot,
    seconds,
    camera: devices.camera,
    microphone: devices.microphone,
    bitrate: savesData ? coarsestRate : rateFor(props.uplink),
    sends: !local,
    sendsEarly: !savesData,
  });
  const release = useUnsavedGuard(
    !local && ['recording', 'stopping', 'review', 'saving'].includes(recorder.phase),
  );
  const isRunning = ['countdown', 'starting', 'recording', 'stopping', 'saving'].includes(recorder.phase);
  useEffect(() => {
    onRunning?.(isRunning);
    return () => onRunning?.(false);
  }, [isRunning, onRunning]);
  const save = (captions: string) =>
    recorder.save(captions, async (saved) => {
      release();
      await props.onSaved?.(saved);
    });
  // A device that went away may be back, or another one there.
  const countDown = async () => {
    if ((devices.camera && devices.microphone) || (await devices.open())) recorder.countDown();
  };
  const chosen = recorder.takes.find((take) => take.take.facts.id === recorder.chosen);
  const isReviewed = chosen && ['review', 'saving', 'saved'].includes(recorder.phase);
  return (
    <section
      className="video-recorder"
      aria-label={question}
      onKeyDown={(event) => !props.byFile && handleSpace(event, recorder, countDown)}
    >
      <Question text={question} phase={recorder.phase} />
      <Announcements recorder={recorder} />
      <RecorderFailure
        recorder={recorder}
        devices={props.byFile ? undefined : devices}
        onByFile={props.onByFile}
      />
      {recorder.phase === 'ready' && !local && <FoundTakes recorder={recorder} />}
      {isReviewed ? (
        <>
          <ReviewTake
            key={chosen.take.facts.id}
            take={chosen}
            recorder={recorder}
            saveLabel={local ? undefined : (props.saveLabel ?? m.video_save())}
            again={
              props.byFile ? (
                <ChooseVideo recorder={recorder} />
              ) : (
                <Button size="lg" disabled={recorder.phase !== 'review'} onClick={() => void countDown()}>
                  {m.video_retake()}
                </Button>
              )
            }
            onSave={save}
          />
          {local?.render(chosen, recorder)}
        </>
      ) : props.byFile ? (
        <ChooseVideo recorder={recorder} isFirst />
      ) : (
        <Recording recorder={recorder} devices={devices} seconds={seconds} onStart={countDown} />
      )}
    </section>
  );
}

/** Has the focus from the first, and again when a button that was pressed is gone: the space bar works from here. */
function Question({ text, phase }: { text: string; phase: Recorder['phase'] }) {
  const heading = useLostFocus(phase);
  useEffect(() => {
    heading.current?.focus();
  }, [heading]);
  return (
    <h2 className="video-question" tabIndex={-1} ref={heading}>
      {text}
    </h2>
  );
}

function Recording({
  recorder,
  devices,
  seconds,
  onStart,
}: {
  recorder: Recorder;
  devices: Devices;
  seconds: number;
  onStart(): Promise<void>;
}) {
  const { phase } = recorder;
  const isRecording = phase === 'recording';
  return (
    <>
      <Stage
        camera={devices.camera}
        isFramed={phase === 'ready' || phase === 'countdown'}
        isRecording={isRecording}
      >
        {devices.camera && phase === 'ready' && <p className="video-frame-text">{m.video_check_frame()}</p>}
        {phase === 'countdown' && (
          <span className="video-count num" aria-hidden="true">
            {inDigits(recorder.count)}
          </span>
        )}
        {isRecording && (
          <>
            <span className="video-badge">{m.video_recording()}</span>
            <TimeRing left={recorder.left} total={seconds} />
          </>
        )}
      </Stage>
      <div className="video-acts">
        {isRecording || phase === 'stopping' ? (
          <Button variant="primary" size="lg" loading={phase === 'stopping'} onClick={recorder.stop}>
            {m.video_stop()}
          </Button>
        ) : phase === 'countdown' ? (
          <Button size="lg" onClick={recorder.cancelCountdown}>
            {m.video_countdown_cancel()}
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              size="lg"
              icon={<RecordIcon />}
              loading={phase === 'starting' || devices.isOpening}
              onClick={() => void onStart()}
            >
              {m.video_record()}
            </Button>
            <span className="video-hint video-keys">{m.video_record_hint()}</span>
          </>
        )}
      </div>
    </>
  );
}

/** What happens, for people who do not see it: few and short, so that it does not talk over the answer. */
function Announcements({ recorder: { phase, count, left } }: { recorder: Recorder }) {
  const seconds = Math.ceil(left);
  const text =
    phase === 'countdown'
      ? m.video_countdown({ count })
      : phase === 'starting'
        ? m.video_starting()
        : phase === 'stopping'
          ? m.video_stopping()
          : phase === 'review'
            ? m.video_stopped()
            : phase !== 'recording'
              ? ''
              : seconds <= 10
                ? m.video_time_left_seconds({ seconds: 10 })
                : seconds <= 30
                  ? m.video_time_left_seconds({ seconds: 30 })
                  : m.video_recording_started();
  return (
    <p className="sr" aria-live="assertive">
      {text}
    </p>
  );
}

/** The space bar starts and stops, unless something else has the focus that it belongs to. */
function handleSpace(
  event: KeyboardEvent<HTMLElement>,
  recorder: Recorder,
  onStart: () => Promise<void>,
): void {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || target.closest('button, input, textarea, select, video, a')) return;
  event.preventDefault();
  if (recorder.phase === 'ready') void onStart();
  else if (recorder.phase === 'countdown') recorder.cancelCountdown();
  else if (recorder.phase === 'recording') recorder.stop();
}
