import {
  AppendOnlyStreamTarget,
  type AudioCodec,
  canEncodeAudio,
  canEncodeVideo,
  MediaStreamAudioTrackSource,
  MediaStreamVideoTrackSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { type Capture, type CaptureOptions, TooSlow } from './capture.ts';

const secondsToStart = 5;
/** Until the first picture and the first sound are encoded: well under a second, unless others keep the device busy. */
const secondsToEncode = 20;

/** Recording as H.264 and AAC in fragments, where the browser has the encoders; undefined where it has not. */
export async function findEncoder(): Promise<((options: CaptureOptions) => Promise<Capture>) | undefined> {
  if (typeof VideoEncoder === 'undefined' || !(await canEncodeVideo('avc'))) return undefined;
  const audioCodec = await findAudioCodec();
  return audioCodec && ((options) => startEncoder(options, audioCodec));
}

/** AAC plays everywhere; where the browser lacks it, a small encoder of its own is fetched. */
async function findAudioCodec(): Promise<AudioCodec | undefined> {
  if (await canEncodeAudio('aac')) return 'aac';
  if (await mayCompile()) {
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
    return 'aac';
  }
  return (await canEncodeAudio('opus')) ? 'opus' : undefined;
}

/** Whether this page's policy lets it compile; a page that was reached from another screen may have that one's. */
async function mayCompile(): Promise<boolean> {
  try {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return true;
  } catch {
    return false;
  }
}

/** Whether loading the page anew would give it the better sound: see `mayCompile`. */
export async function isBetterAfterReload(): Promise<boolean> {
  return typeof VideoEncoder !== 'undefined' && !(await canEncodeAudio('aac')) && !(await mayCompile());
}

async function startEncoder(options: CaptureOptions, audioCodec: AudioCodec): Promise<Capture> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 1 }),
    target: new AppendOnlyStreamTarget(
      new WritableStream({ write: (bytes: Uint8Array) => options.onBytes(new Uint8Array(bytes)) }),
    ),
  });
  const { frameRate } = options;
  const picture = Promise.withResolvers<void>();
  const sound = Promise.withResolvers<void>();
  const video = new MediaStreamVideoTrackSource(
    options.camera as MediaStreamVideoTrack,
    {
      codec: 'avc',
      bitrate: options.bitrate,
      // A fragment begins with a key picture: two seconds are the most that a crash loses.
      keyFrameInterval: 2,
      latencyMode: 'realtime',
      // A turned phone changes the picture's size.
      sizeChangeBehavior: 'contain',
      onEncodedPacket: () => picture.resolve(),
    },
    { frameRate },
  );
  const audio = new MediaStreamAudioTrackSource(options.microphone as MediaStreamAudioTrack, {
    codec: audioCodec,
    bitrate: 64_000,
    onEncodedPacket: () => sound.resolve(),
  });
  let isGivenUp = false;
  const encoded = Promise.all([picture.promise, sound.promise]);
  encoded.catch(() => undefined); // It may fail before anybody waits for it.
  const fail = (error: unknown) => {
    picture.reject(error);
    if (!isGivenUp) options.onFailure(error);
  };
  video.errorPromise.catch(fail);
  audio.errorPromise.catch(fail);
  for (const track of [options.camera, options.microphone])
    track.addEventListener('ended', picture.reject, { once: true });
  output.addVideoTrack(video, { frameRate });
  output.addAudioTrack(audio);
  try {
    await withinSeconds(output.start(), secondsToStart, () => new Error('The recording did not begin'));
    // Only what was encoded can be kept: before that nothing runs that a Stop could end.
    const beganAt = performance.now();
    await withinSeconds(encoded, secondsToEncode, () => new TooSlow());
    return { beganAt, stop: () => output.finalize() };
  } catch (error) {
    isGivenUp = true;
    // What goes on unheard would take the processor from the next way.
    output.cancel().catch(() => undefined);
    throw error;
  }
}

/** Without a sound output the browser never lets the recording begin, and says nothing. */
async function withinSeconds<T>(work: Promise<T>, seconds: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), seconds * 1000);
  });
  try {
    return await Promise.race([work, clock]);
  } finally {
    clearTimeout(timer);
  }
}
