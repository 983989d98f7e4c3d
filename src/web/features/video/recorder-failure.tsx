import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { DeviceProblem } from './device-problem.tsx';
import { type Devices, deviceProblem } from './use-devices.ts';
import type { Recorder } from './use-recorder.ts';

/** What went wrong with a take, and the way on. */
export function RecorderFailure({
  recorder: { failure, refusal },
  devices,
  onByFile,
}: {
  recorder: Recorder;
  /** Absent where none is needed. */
  devices?: Devices;
  onByFile?: () => void;
}) {
  if (refusal !== null)
    return (
      <Notice tone="no" role="alert">
        {refusal || m.video_failure_server()}
      </Notice>
    );
  const problem = devices && deviceProblem(devices);
  if (problem) return <DeviceProblem {...problem} />;
  if (!failure) return null;
  const texts = {
    devices: m.video_failure_devices,
    unsupported: m.video_failure_unsupported,
    broken: m.video_failure_broken,
    unreadable: m.video_failure_unreadable,
  };
  const actions = failure === 'unsupported' && onByFile && (
    <Button onClick={onByFile}>{m.video_choose_file()}</Button>
  );
  return (
    <Notice tone="no" role="alert" actions={actions}>
      {texts[failure]()}
    </Notice>
  );
}
