import { deflateRawSync } from 'node:zlib';

/** A file of an archive, with what its directory says of it where that is not so. */
export interface Packed {
  name: string | Buffer;
  content: Uint8Array;
  says?: number;
  isEncrypted?: boolean;
  /** Its bytes are those of the file before it. */
  isShared?: boolean;
}

/** A ZIP archive; names are written as they are, and nothing says in which encoding. */
export function anArchive(files: readonly Packed[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let begin = 0;
  for (const { name, content, says = content.length, isEncrypted, isShared } of files) {
    const label = Buffer.from(name);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(says, 18);
    head.writeUInt16LE(label.length, 22);
    if (!isShared) {
      begin = at;
      const body = Buffer.concat([Buffer.from('PK\x03\x04'), head, label, packed]);
      bodies.push(body);
      at += body.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(begin, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, place, label);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\x05\x06'), end]);
}
