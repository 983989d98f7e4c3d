import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import {
  recordingMinimumSeconds,
  recordingSeconds,
  recordingToleranceSeconds,
  videoLongestSide,
} from '#domain/uploads.ts';
import { walkBoxes } from './boxes.ts';

/** What was found out about a video that can be played. */
export interface VideoFacts {
  container: 'mp4' | 'webm';
  seconds: number;
  width: number;
  height: number;
  rotation: number;
  videoCodec: string;
  audioCodec: string | null;
}

export type VideoRefusal = 'format' | 'length' | 'short' | 'picture';
export type VideoFinding = VideoFacts | { refused: VideoRefusal };

const longestSeconds = recordingSeconds + recordingToleranceSeconds;
const codecs = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1']);

/**
 * Checks that a file is one whole video of allowed length and size (F2), and writes it anew beside: the index at
 * the front, so that players start and seek at once, and none of the recorder's tags.
 */
export async function checkAndRewrite(path: string, target: string): Promise<VideoFinding> {
  const input = new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new BlobSource(await openAsBlob(path)),
  });
  try {
    const finding = await inspect(input, path);
    if ('refused' in finding) return finding;
    return (await rewrite(input, finding.container, target)) ? finding : { refused: 'format' };
  } catch {
    return { refused: 'format' }; // Whatever the reader stumbles over, the file plays nowhere.
  } finally {
    input.dispose();
  }
}

async function inspect(input: Input, path: string): Promise<VideoFinding> {
  if (!(await input.canRead())) return { refused: 'format' };
  const format = await input.getFormat();
  const container = format === WEBM || format === MATROSKA ? 'webm' : 'mp4';
  if (container === 'mp4' && !(await walkBoxes(path)).isWhole) return { refused: 'format' };
  const video = await input.getPrimaryVideoTrack();
  const videoCodec = await video?.getCodec();
  if (!video || !videoCodec || !codecs.has(videoCodec)) return { refused: 'format' };
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  if (Math.max(width, height) > videoLongestSide) return { refused: 'picture' };
  if (Math.min(width, height) < 16) return { refused: 'format' };
  // The durations in headers can be forged, and are wrong in fragments; the packets tell.
  const seconds = await input.computeDuration();
  if (seconds > longestSeconds) return { refused: 'length' };
  if (!(seconds >= recordingMinimumSeconds)) return { refused: 'short' };
  if (videoCodec === 'avc' && !(await hasWholeUnits(video, seconds))) return { refused: 'format' };
  const audio = await input.getPrimaryAudioTrack();
  return {
    container,
    seconds: Math.round(seconds * 100) / 100,
    width,
    height,
    rotation: await video.getRotation(),
    videoCodec,
    audioCodec: (await audio?.getCodec()) ?? null,
  };
}

async function rewrite(input: Input, container: 'mp4' | 'webm', target: string): Promise<boolean> {
  const output = new Output({
    format: container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target: new BufferTarget(),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) return false;
  await conversion.execute();
  const { buffer } = output.target;
  if (!buffer) return false;
  await writeFile(target, new Uint8Array(buffer));
  return true;
}

/** One key picture every four seconds: its units must follow each other to the very end, with a key picture among them. */
async function hasWholeUnits(video: InputVideoTrack, seconds: number): Promise<boolean> {
  const sink = new EncodedPacketSink(video);
  const first = await video.getFirstTimestamp();
  for (let at = 0; at < seconds; at += 4) {
    const packet = await sink.getKeyPacket(first + at);
    if (!packet || !isUnitChain(packet.data)) return false;
  }
  return true;
}

function isUnitChain(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let hasKeyPicture = false;
  let at = 0;
  while (at + 5 <= data.byteLength) {
    const header = view.getUint8(at + 4);
    if ((header & 0x80) !== 0) return false;
    if ((header & 0x1f) === 5) hasKeyPicture = true;
    at += 4 + view.getUint32(at);
  }
  return hasKeyPicture && at === data.byteLength;
}
