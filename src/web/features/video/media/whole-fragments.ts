import type { TakeFile } from '#web/features/video/takes/take-files.ts';

/** Bytes of an MP4 up to the end of its last whole fragment: what a crash left behind it plays nowhere. */
export async function wholeLength(file: Pick<TakeFile, 'size' | 'read'>): Promise<number> {
  let whole = 0;
  for (let at = 0; at + 16 <= file.size; ) {
    const header = await file.read(at, 16);
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    const type = new TextDecoder('latin1').decode(header.subarray(4, 8));
    const short = view.getUint32(0);
    const size = short === 1 ? Number(view.getBigUint64(8)) : short;
    if (size < 8 || at + size > file.size) break;
    at += size;
    if (type === 'mdat') whole = at;
  }
  return whole;
}
