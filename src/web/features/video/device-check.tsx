import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { EyeIcon, EyeOffIcon } from '#web/design/icons/icons.tsx';
import { finestRate, rateFor } from '#web/features/video/media/bitrate.ts';
import type { DeviceFault } from '#web/features/video/media/devices.ts';
import { LevelMeter } from './level-meter.tsx';
import { Stage } from './stage.tsx';
import { type Devices, deviceProblem } from './use-devices.ts';
import { useIsDark } from './use-is-dark.ts';
import { useLostFocus } from './use-lost-focus.ts';

interface DeviceCheckProps {
  devices: Devices;
  savesData: boolean;
  /** Absent where nothing is sent anyway. */
  onSavesData?: (savesData: boolean) => void;
  /** Bits a second that the line carries, where that was measured. */
  uplink?: number;
  /** Absent where nothing can be chosen instead. */
  onByFile?: () => void;
  onReady(): void;
}

/** Choice of camera and microphone with picture and level; says what is missing, why, and what to do. */
export function DeviceCheck(props: DeviceCheckProps) {
  const { devices, savesData, onSavesData, uplink, onByFile, onReady } = props;
  const [isHidden, setIsHidden] = useState(false);
  const problem = deviceProblem(devices);
  const isReady = devices.camera !== null && devices.microphone !== null;
  const title = useLostFocus(isReady);
  useEffect(() => {
    title.current?.focus();
  }, [title]);
  return (
    <section className="video-check" aria-labelledby="video-check-title">
      <h2 id="video-check-title" tabIndex={-1} ref={title}>
        {m.video_check_title()}
      </h2>
      {problem && <DeviceProblem {...problem} />}
      <Stage camera={isHidden ? null : devices.camera} isFramed={isReady && !isHidden} />
      {devices.microphone && <LevelMeter microphone={devices.microphone} />}
      <div className="video-acts">
        {isReady ? (
          <>
            <Button variant="primary" size="lg" onClick={onReady}>
              {m.video_check_continue()}
            </Button>
            <Button
              variant="quiet"
              icon={isHidden ? <EyeIcon /> : <EyeOffIcon />}
              aria-pressed={isHidden}
              onClick={() => setIsHidden(!isHidden)}
            >
              {isHidden ? m.video_check_show() : m.video_check_hide()}
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" loading={devices.isOpening} onClick={() => void devices.open()}>
            {problem ? m.video_check_again() : m.video_check_start()}
          </Button>
        )}
        {problem && onByFile && (
          <Button size="lg" onClick={onByFile}>
            {m.video_choose_file()}
          </Button>
        )}
      </div>
      {/* Below the buttons: what is said later must not move them from under the pointer. */}
      {isReady && <Chooser devices={devices} />}
      {isReady && onSavesData && (
        <Checkbox
          label={m.video_check_save_data()}
          checked={savesData}
          onChange={(event) => onSavesData(event.currentTarget.checked)}
        />
      )}
      {devices.camera && <DarkHint camera={devices.camera} />}
      {isReady && !savesData && rateFor(uplink) < finestRate && (
        <p className="video-hint" role="status">
          {m.video_check_slow()}
        </p>
      )}
    </section>
  );
}

export function DeviceProblem({
  missing,
  fault,
}: {
  missing: 'camera' | 'microphone' | 'both';
  fault: DeviceFault;
}) {
  const texts = {
    camera: m.validation_camera_required,
    microphone: m.validation_microphone_required,
    both: m.validation_devices_required,
  };
  const remedies = {
    denied: m.video_fault_denied,
    missing: m.video_fault_missing,
    busy: m.video_fault_busy,
    insecure: m.video_fault_insecure,
  };
  return (
    <Notice tone="no" role="alert" title={texts[missing]()}>
      {remedies[fault]()}
    </Notice>
  );
}

function Chooser({ devices }: { devices: Devices }) {
  const { cameras, microphones, camera, microphone, open } = devices;
  return (
    <div className="video-choices">
      <Select
        label={m.video_check_camera()}
        value={camera?.getSettings().deviceId ?? ''}
        onChange={(event) => void open({ cameraId: event.currentTarget.value })}
      >
        {cameras.map((device) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label}
          </option>
        ))}
      </Select>
      <Select
        label={m.video_check_microphone()}
        value={microphone?.getSettings().deviceId ?? ''}
        onChange={(event) => void open({ microphoneId: event.currentTarget.value })}
      >
        {microphones.map((device) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function DarkHint({ camera }: { camera: MediaStreamTrack }) {
  const isDark = useIsDark(camera);
  return isDark ? (
    <p className="video-hint" role="status">
      {m.video_check_dark()}
    </p>
  ) : null;
}
