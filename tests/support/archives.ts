import { deflateRawSync } from 'node:zlib';
import { send } from './client.ts';
import { readImport } from './imports.ts';
import type { CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';
import { aPdf } from './uploads.ts';

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

/** A CV as a PDF. */
export function aCvOf(...lines: string[]): Buffer {
  return aPdf(lines.join(') Tj 0 -20 Td ('));
}

/** Sends an archive as the screen does; answers the whole answer. */
export function sendArchive(server: TestServer, { token }: CompanyPerson, content: Uint8Array) {
  const body = new FormData();
  body.append('file', new File([content as BlobPart], 'cvs.zip'));
  return send(server, 'POST', '/api/imports/cvs', { token, body });
}

/** Sends an archive that is taken; answers its import once its CVs are read. */
export async function anArchiveImport(server: TestServer, company: CompanyPerson, files: readonly Packed[]) {
  const { body } = await sendArchive(server, company, anArchive(files));
  if (!body.id) throw new Error(JSON.stringify(body));
  await server.runTasks();
  return readImport(server, company, body.id);
}
