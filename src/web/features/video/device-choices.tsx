import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import type { Devices } from './use-devices.ts';

interface DeviceChoicesProps {
  devices: Devices;
  savesData: boolean;
  /** Absent where nothing is sent anyway. */
  onSavesData?: (savesData: boolean) => void;
}

/** Another camera or microphone, and a smaller picture. */
export function DeviceChoices({ devices, savesData, onSavesData }: DeviceChoicesProps) {
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
      {onSavesData && (
        <Checkbox
          label={m.video_check_save_data()}
          checked={savesData}
          onChange={(event) => onSavesData(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
