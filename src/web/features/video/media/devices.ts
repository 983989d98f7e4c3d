/** Why a device can't be used: the person refused, there is none, another program has it, or the page may not ask. */
export type DeviceFault = 'denied' | 'missing' | 'busy' | 'insecure';

export interface OpenDevices {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  cameraFault: DeviceFault | null;
  microphoneFault: DeviceFault | null;
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
}

export interface DeviceChoice {
  cameraId?: string;
  microphoneId?: string;
}

/** Opens camera and microphone one after the other: a common question would not say which of them fails. */
export async function openDevices(choice: DeviceChoice): Promise<OpenDevices> {
  if (!navigator.mediaDevices)
    return {
      camera: null,
      microphone: null,
      cameraFault: 'insecure',
      microphoneFault: 'insecure',
      cameras: [],
      microphones: [],
    };
  const camera = await openTrack('video', choice.cameraId);
  const microphone = await openTrack('audio', choice.microphoneId);
  const all = await navigator.mediaDevices.enumerateDevices();
  return {
    camera: camera.track,
    cameraFault: camera.fault,
    microphone: microphone.track,
    microphoneFault: microphone.fault,
    cameras: all.filter((device) => device.kind === 'videoinput' && device.deviceId !== ''),
    microphones: all.filter((device) => device.kind === 'audioinput' && device.deviceId !== ''),
  };
}

async function openTrack(kind: 'video' | 'audio', id: string | undefined) {
  const wanted = kind === 'video' ? cameraWanted : microphoneWanted;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      [kind]: id ? { ...wanted, deviceId: { exact: id } } : wanted,
    });
    return { track: stream.getTracks()[0] ?? null, fault: null };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // The device of the last visit may be unplugged; any other will do.
    if (id && name === 'OverconstrainedError') return openTrack(kind, undefined);
    return { track: null, fault: faultOf(name) };
  }
}

const cameraWanted: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30 },
};
const microphoneWanted: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};

function faultOf(name: string): DeviceFault {
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
}
