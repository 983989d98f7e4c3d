import { ORPCError } from '@orpc/client';
import { saveBlob } from '#web/save-blob.ts';

/** Asks for a file and hands it to the browser under the server's name for it, or throws what the server refused. */
export async function download(path: string, input: object, name: string): Promise<void> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) {
    const data: unknown = await answer.json().catch(() => undefined);
    throw new ORPCError('REFUSED', { status: answer.status, data });
  }
  const given = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(await answer.blob(), given ?? name);
}
