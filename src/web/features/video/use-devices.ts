import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeviceChoice,
  type DeviceFault,
  type OpenDevices,
  openDevices,
} from '#web/features/video/media/devices.ts';

export interface Devices extends OpenDevices {
  isOpening: boolean;
  /**
   * Opens both, with another camera or microphone where one is named; again after a refusal was lifted or a device
   * came back. Answers whether both are there.
   */
  open(choice?: DeviceChoice): Promise<boolean>;
}

const none: OpenDevices = {
  camera: null,
  microphone: null,
  cameraFault: null,
  microphoneFault: null,
  cameras: [],
  microphones: [],
};

/** Camera and microphone, open until the screen is left. */
export function useDevices(): Devices {
  const [devices, setDevices] = useState<OpenDevices>(none);
  const [isOpening, setIsOpening] = useState(false);
  const current = useRef<OpenDevices>(none);
  const chosen = useRef<DeviceChoice>({});

  const open = useCallback(async (choice: DeviceChoice = {}) => {
    chosen.current = { ...chosen.current, ...choice };
    setIsOpening(true);
    closeTracks(current.current);
    const opened = await openDevices(chosen.current);
    current.current = opened;
    setDevices(opened);
    setIsOpening(false);
    const { camera, microphone } = opened;
    camera?.addEventListener('ended', () => setDevices((all) => withoutTrack(all, camera)));
    microphone?.addEventListener('ended', () => setDevices((all) => withoutTrack(all, microphone)));
    return camera !== null && microphone !== null;
  }, []);

  useEffect(() => () => closeTracks(current.current), []);
  return { ...devices, isOpening, open };
}

/** Which of the specified messages applies, and why; nothing when both devices are there. */
export function deviceProblem(
  devices: OpenDevices,
): { missing: 'camera' | 'microphone' | 'both'; fault: DeviceFault } | null {
  const { cameraFault, microphoneFault } = devices;
  if (cameraFault && microphoneFault) return { missing: 'both', fault: cameraFault };
  if (cameraFault) return { missing: 'camera', fault: cameraFault };
  return microphoneFault && { missing: 'microphone', fault: microphoneFault };
}

/** What is left once a device was unplugged or its permission taken back. */
function withoutTrack(devices: OpenDevices, track: MediaStreamTrack): OpenDevices {
  return {
    ...devices,
    ...(devices.camera === track && { camera: null, cameraFault: 'missing' as const }),
    ...(devices.microphone === track && { microphone: null, microphoneFault: 'missing' as const }),
  };
}

function closeTracks({ camera, microphone }: OpenDevices): void {
  camera?.stop();
  microphone?.stop();
}
