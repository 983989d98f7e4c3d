import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import type { DeviceFault } from '#web/features/video/media/devices.ts';

/** What is missing, in the specified words, why, and what to do. */
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

/** Why a device is not there, in two words beside its name. */
export const faultWord = {
  denied: m.video_door_denied,
  missing: m.video_door_missing,
  busy: m.video_door_busy,
  insecure: m.video_door_insecure,
} satisfies Record<DeviceFault, () => string>;
