import { inflateRawSync } from 'node:zlib';
import { Inflate } from 'fflate';

/** Parts of an archive, and bytes that may be unpacked of one and of all that are read. */
export interface ZipBounds {
  parts: number;
  part: number;
  inAll: number;
}

/** No CV comes near. */
const boundsOfCv: ZipBounds = { parts: 3000, part: 8 * 1024 * 1024, inAll: 16 * 1024 * 1024 };

interface Entry {
  method: number;
  packed: number;
  at: number;
}

/** Reads parts of a zip archive one by one. Nothing is unpacked that nobody asks for. */
export interface ZipParts {
  names: readonly string[];
  /** Undefined where there is no such part. Throws on what is broken, encrypted or larger than any CV. */
  read(name: string): Buffer | undefined;
  /** The same piece by piece, for what is read as it comes; unpacking ends past the bound. */
  readPieces(name: string, take: (piece: Uint8Array, isLast: boolean) => void): void;
}

/** The parts of a zip archive by its directory. Throws where it is none, or has more parts than any CV. */
export function zipParts(bytes: Buffer, bounds: ZipBounds = boundsOfCv): ZipParts {
  const entries = directoryOf(bytes, bounds.parts);
  let left = bounds.inAll;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const content = unpack(bytes, entry, Math.min(bounds.part, left));
      left -= content.length;
      return content;
    },
    readPieces(name, take) {
      const entry = entries.get(name);
      if (!entry) throw new Error('A part is missing');
      const content = packedOf(bytes, entry);
      let unpacked = 0;
      const count = (piece: Uint8Array, isLast: boolean) => {
        left -= piece.length;
        unpacked += piece.length;
        const isBomb = unpacked > suspectedBytes && unpacked > content.length * mostOfPacked;
        if (left < 0 || isBomb) throw new Error('Larger than anything that is read');
        take(piece, isLast);
      };
      if (entry.method === 0) return count(content, true);
      const inflate = new Inflate(count);
      for (let at = 0; at < content.length; at += pieceBytes)
        inflate.push(content.subarray(at, at + pieceBytes), at + pieceBytes >= content.length);
    },
  };
}

/** What people write is packed to a tenth or a thirtieth; past so much more there is nothing in it. */
const mostOfPacked = 150;
const suspectedBytes = 8 * 1024 * 1024;
/** Of what is packed, at a time: unpacked it may be a thousand times as much. */
const pieceBytes = 4096;

function directoryOf(bytes: Buffer, mostParts: number): Map<string, Entry> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > bytes.length) throw new Error('No directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostParts) throw new Error('Too many parts');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('A broken directory');
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const path = bytes.toString('utf8', at + 46, at + 46 + (name ?? 0));
    if (isEncrypted) throw new Error('An encrypted part');
    entries.set(path, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** What the directory says of the unpacked size is not believed: unpacking itself ends past the bound. */
function unpack(bytes: Buffer, entry: Entry, most: number): Buffer {
  const { method, packed } = entry;
  const content = packedOf(bytes, entry);
  if (method === 8) return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  if (method !== 0 || packed > most) throw new Error('A part that no CV has');
  return content;
}

function packedOf(bytes: Buffer, { packed, at }: Entry): Buffer {
  if (bytes.readUInt32LE(at) !== 0x04034b50) throw new Error('A broken part');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) throw new Error('A part that ends too early');
  return bytes.subarray(start, start + packed);
}
