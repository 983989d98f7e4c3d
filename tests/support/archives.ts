import { anArchive, type Packed } from './archive-files.ts';
import { send } from './client.ts';
import { readImport } from './imports.ts';
import type { CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';
import { aPdf } from './uploads.ts';

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
