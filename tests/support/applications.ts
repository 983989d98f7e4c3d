import { send } from './client.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';
import { aPdf, upload } from './uploads.ts';

/** The path of a CV that the candidate just uploaded. */
export async function anUploadedCv(server: TestServer, candidate: Person): Promise<string> {
  const { status, body } = await upload(server, '/api/files/v1/cv-upload', aPdf(), candidate);
  if (status !== 200) throw new Error(`Uploading answered ${status}: ${JSON.stringify(body)}`);
  return body.path;
}

/** Applies with a new CV, as the form does; answers the whole answer. */
export async function apply(
  server: TestServer,
  candidate: Person,
  openingId: string,
  payload: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const cv = 'cv' in payload ? payload.cv : await anUploadedCv(server, candidate);
  return send(server, 'POST', '/api/job_application', {
    ...candidate,
    headers,
    body: { job_id: openingId, terms: true, ...payload, cv },
  });
}

/** The id of an application that a candidate sent for an opening. */
export async function anApplication(
  server: TestServer,
  candidate: Person,
  openingId: string,
  payload: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await apply(server, candidate, openingId, payload);
  if (status !== 200) throw new Error(`Applying answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}
