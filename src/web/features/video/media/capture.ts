import type { TakeFacts } from '#web/features/video/takes/takes.ts';

export interface CaptureOptions {
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack;
  /** Bits a second of the picture. */
  bitrate: number;
  /** Pictures a second. */
  frameRate: number;
  onBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The recording broke off; what came so far stays. */
  onFailure(error: unknown): void;
}

export interface Capture {
  /** When what is recorded begins, on the clock of `performance.now()`. */
  beganAt: number;
  /** Writes the rest and resolves once every byte was handed over. */
  stop(): Promise<void>;
}

/** The device is too busy: nothing was recorded in all the time that it had. */
export class TooSlow extends Error {}

/** One way of recording; the first that this browser has is taken. */
export interface CaptureWay {
  type: TakeFacts['type'];
  start(options: CaptureOptions): Promise<Capture>;
}

/** The ways of this browser, best first. */
export async function captureWays(): Promise<CaptureWay[]> {
  const ways: CaptureWay[] = [];
  const encoder = await import('./encode.ts').then((module) => module.findEncoder());
  if (encoder) ways.push({ type: 'video/mp4', start: encoder });
  if (typeof MediaRecorder !== 'undefined') {
    const types = [
      'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
      'video/mp4;codecs=avc1.42E01F,opus',
      'video/webm;codecs=vp8,opus',
    ];
    for (const mime of types.filter((type) => MediaRecorder.isTypeSupported(type)))
      ways.push({
        type: mime.startsWith('video/mp4') ? 'video/mp4' : 'video/webm',
        start: (options) => startMediaRecorder(mime, options),
      });
  }
  return ways;
}

async function startMediaRecorder(mimeType: string, options: CaptureOptions): Promise<Capture> {
  const recorder = new MediaRecorder(new MediaStream([options.camera, options.microphone]), {
    mimeType,
    videoBitsPerSecond: options.bitrate,
    audioBitsPerSecond: 64_000,
  });
  let writing: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    writing = writing.then(async () => options.onBytes(new Uint8Array(await data.arrayBuffer())));
    writing.catch(options.onFailure);
  };
  recorder.onerror = (event) => options.onFailure(event);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start(1000);
  return {
    beganAt: performance.now(),
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      await writing;
    },
  };
}
