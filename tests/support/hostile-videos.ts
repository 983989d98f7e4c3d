import { aRecording, aWebmRecording } from './videos.ts';

/** A file that is no honest video, or hardly; the name says what was done to it. */
export interface HostileVideo {
  name: string;
  bytes: Buffer;
}

interface Box {
  at: number;
  size: number;
}
type Dice = (below: number) => number;
type Deed = (source: Buffer, dice: Dice) => Buffer;

const containers = /^(?:moov|trak|mdia|minf|stbl|edts|mvex|moof|traf)$/;
const counted = ['stsz', 'stts', 'stsc', 'stco', 'ctts', 'trun', 'elst', 'stsd', 'dref'];
const strange = [0, 1, 2, 7, 8, 15, 16, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff];

/** What is done to the boxes of an MP4. */
const deeds: Record<string, Deed> = {
  cut: (source, dice) => source.subarray(0, dice(source.length)),
  'bytes turned': (source, dice) => turned(source, dice, 1 + dice(200)),
  'a head of turned bytes': (source, dice) => {
    const head = turned(source.subarray(0, 2000), dice, 20);
    return Buffer.concat([head, source.subarray(2000)]);
  },
  'a size that lies': (source, dice) =>
    changed(source, dice, (copy, box) => copy.writeUInt32BE(strange[dice(strange.length)] ?? 0, box.at)),
  'a size that is a little off': (source, dice) =>
    changed(source, dice, (copy, box) => copy.writeUInt32BE(Math.max(0, box.size + dice(33) - 16), box.at)),
  'a length of 64 bits': (source, dice) =>
    changed(source, dice, (copy, box) => {
      const lengths = [0n, 8n, 16n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n];
      copy.writeUInt32BE(1, box.at);
      if (box.size >= 16) copy.writeBigUInt64BE(lengths[dice(lengths.length)] ?? 0n, box.at + 8);
    }),
  'a count that lies': (source, dice) => {
    const copy = Buffer.from(source);
    const boxes = boxesOf(copy).filter(({ at }) => counted.includes(copy.toString('latin1', at + 4, at + 8)));
    const box = boxes[dice(boxes.length)];
    if (box && box.size >= 16) copy.writeUInt32BE(strange[dice(strange.length)] ?? 0, box.at + 12);
    return copy;
  },
  'another type': (source, dice) =>
    changed(source, dice, (copy, box) => copy.write(counted[dice(counted.length)] ?? 'free', box.at + 4)),
  'a foreign codec': (source, dice) =>
    renamed(source, 'avc1', ['hev1', 'mp4v', 'av01', 'xxxx', 'vp09'][dice(5)]),
  'no codec description': (source) => renamed(source, 'avcC', 'free'),
  'boxes within boxes': (source, dice) => {
    let inner: Buffer = Buffer.alloc(0);
    for (let depth = 0; depth < 50 + dice(5000); depth += 1)
      inner = boxOf(depth % 2 ? 'moov' : 'trak', inner, depth);
    return Buffer.concat([source.subarray(0, boxesOf(source)[0]?.size ?? 0), inner]);
  },
  'an index within itself': (source, dice) => {
    const boxes = boxesOf(source).filter(({ at }) =>
      containers.test(source.toString('latin1', at + 4, at + 8)),
    );
    const box = boxes[dice(boxes.length)] ?? { at: 0, size: 8 };
    const whole = source.subarray(box.at, box.at + box.size);
    const doubled = Buffer.concat([whole, whole]);
    doubled.writeUInt32BE(doubled.length, 0);
    return Buffer.concat([source.subarray(0, box.at), doubled, source.subarray(box.at + box.size)]);
  },
  'thousands of empty boxes': (source, dice) =>
    Buffer.concat([source, Buffer.concat(Array(1000 + dice(30_000)).fill(boxOf('free', Buffer.alloc(0))))]),
  'another file behind it': (source, dice) => Buffer.concat([source, others[dice(others.length)] ?? source]),
  'another file before it': (source, dice) => Buffer.concat([others[dice(others.length)] ?? source, source]),
  'fragments in another order': (source, dice) => {
    const top = boxesOf(source).filter(
      ({ at, size }, _, all) => !all.some((one) => one.at < at && at + size <= one.at + one.size),
    );
    const pieces = top.map(({ at, size }) => source.subarray(at, at + size));
    for (let turn = 0; turn < 5; turn += 1) pieces.push(...pieces.splice(dice(pieces.length), 1));
    return Buffer.concat(pieces);
  },
  'a WebM with turned bytes': (_, dice) => turned(aWebmRecording(), dice, 1 + dice(60)),
  'a WebM with a turned head': (_, dice) => {
    const webm = aWebmRecording();
    return Buffer.concat([turned(webm.subarray(0, 500), dice, 1 + dice(8)), webm.subarray(500)]);
  },
  'a WebM cut': (_, dice) => aWebmRecording().subarray(0, dice(aWebmRecording().length)),
};

const others = [
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj trailer<</Root 1 0 R>>\n%%EOF'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('PK\u0003\u0004polyglot'),
  Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\nfile:///etc/passwd\n'),
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
];

/** So many hostile videos, the same ones for the same seed, every deed in turn. */
export function* hostileVideos(count: number, seed = 1): Generator<HostileVideo> {
  const source = aRecording();
  const names = Object.keys(deeds);
  const dice = diceOf(seed);
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length] ?? '';
    yield { name: `${name} (${seed}/${index})`, bytes: Buffer.from(deeds[name]?.(source, dice) ?? source) };
  }
}

function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below > 0 ? Math.floor((state / 2 ** 32) * below) : 0;
  };
}

/** The boxes of an honest MP4 with those inside, outer ones first. */
function boxesOf(source: Buffer, from = 0, to = source.length): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = source.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    found.push({ at, size });
    if (containers.test(source.toString('latin1', at + 4, at + 8)))
      found.push(...boxesOf(source, at + 8, at + size));
    at += size;
  }
  return found;
}

function changed(source: Buffer, dice: Dice, change: (copy: Buffer, box: Box) => unknown): Buffer {
  const copy = Buffer.from(source);
  const boxes = boxesOf(source);
  const box = boxes[dice(boxes.length)];
  if (box) change(copy, box);
  return copy;
}

function turned(source: Buffer, dice: Dice, count: number): Buffer {
  const copy = Buffer.from(source);
  for (let turn = 0; turn < count; turn += 1) copy[dice(copy.length)] = dice(256);
  return copy;
}

function renamed(source: Buffer, from: string, to = 'free'): Buffer {
  const copy = Buffer.from(source);
  const at = copy.indexOf(from, 0, 'latin1');
  if (at >= 0) copy.write(to, at, 'latin1');
  return copy;
}

function boxOf(type: string, content: Buffer, depth = 0): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  // Every hundredth level says that it goes on to the end of the file.
  if (depth % 100 === 99) head.writeUInt32BE(0);
  return Buffer.concat([head, content]);
}
