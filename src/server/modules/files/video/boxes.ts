import { open } from 'node:fs/promises';

export interface BoxWalk {
  /** The boxes end exactly where the file ends, and begin as an MP4 does. */
  isWhole: boolean;
}

const largestIndex = 4 * 1024 * 1024;

/** Walks the top-level boxes of an MP4: a cut file and one with something appended don't end with a box. */
export async function walkBoxes(path: string): Promise<BoxWalk> {
  const file = await open(path, 'r');
  try {
    const { size: fileSize } = await file.stat();
    const header = Buffer.alloc(16);
    for (let at = 0, count = 0; ; count += 1) {
      if (at === fileSize) return { isWhole: count > 0 };
      if (at + 8 > fileSize || count > 20_000) return { isWhole: false };
      await file.read(header, 0, 16, at);
      const type = header.toString('latin1', 4, 8);
      const short = header.readUInt32BE(0);
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? fileSize - at : short;
      const isOdd = size < 8 || !/^[\w ©-]{4}$/.test(type) || (count === 0 && type !== 'ftyp');
      if (isOdd || (type === 'moov' && size > largestIndex)) return { isWhole: false };
      at += size;
    }
  } finally {
    await file.close();
  }
}
