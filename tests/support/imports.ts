import { expect } from 'vitest';
import { workOnImport } from '#server/modules/imports/work-service.ts';
import type { Context } from '#server/platform/context.ts';
import { send } from './client.ts';
import type { CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A file of three applications as Greenhouse exports them. */
const greenhouseFile = [
  'Candidate ID,Candidate Name,Email,Phone,Job Name,Current Stage,Applied On,Notes,Rating',
  '501,Mariam Al Kuwari,mariam@example.com,+974 5512 3456,Site Engineer,Offer,2025-04-13,"Strong, on time",Yes',
  '502,Omar Haddad,omar@example.com,,Site Engineer,Phone Screen,2025-04-14,,',
  '503,Priya Nair,priya@example.com,44112233,Planner,Rejected,2025-05-20,,4',
].join('\r\n');

/** The same with people whom no other company knows. */
export function fileOf({ companyId }: CompanyPerson, text = greenhouseFile): string {
  return text.replaceAll('@example.com', `-${companyId.slice(0, 8)}@example.com`);
}

/** Sends a file as the screen does; answers the whole answer. */
export function sendFile(
  server: TestServer,
  { token }: CompanyPerson,
  content: string | Uint8Array,
  name = 'export.csv',
) {
  const body = new FormData();
  body.append('file', new File([content as BlobPart], name));
  return send(server, 'POST', '/api/imports/file', { token, body });
}

/** Sends a file that is taken; answers its import as it is shown. */
export async function anImport(
  server: TestServer,
  company: CompanyPerson,
  content: string | Uint8Array = greenhouseFile,
) {
  const { body } = await sendFile(server, company, content);
  if (!body.id) throw new Error(JSON.stringify(body));
  return readImport(server, company, body.id);
}

export async function readImport(server: TestServer, company: CompanyPerson, id: string) {
  return (await send(server, 'GET', `/api/imports/${id}`, company)).body.data;
}

/** Confirms the columns as they were guessed, with changes. */
export function confirmColumns(
  server: TestServer,
  company: CompanyPerson,
  shown: Awaited<ReturnType<typeof readImport>>,
  change: Record<string, unknown> = {},
) {
  const mapping = {
    columns: shown.columns.map(({ field }: { field: string | null }) => field),
    stages: shown.stages.map(({ stage, status }: { stage: string; status: string }) => ({ stage, status })),
    ...{ opening_id: null, date_order: shown.date_order, dial_code: '+974', locale: 'en', ...change },
  };
  return send(server, 'PUT', `/api/imports/${shown.id}`, { token: company.token, body: mapping });
}

/** A step of an import, done to its end. */
export async function doStep(
  server: TestServer,
  { token }: CompanyPerson,
  id: string,
  step: 'run' | 'undo' | 'cancel',
  body: Record<string, unknown> = {},
) {
  const answer = await send(server, 'POST', `/api/imports/${id}/${step}`, { token, body });
  await server.runTasks();
  return answer;
}

/** Everything from the file to its end; answers the import as it is then. */
export async function importFile(
  server: TestServer,
  company: CompanyPerson,
  content: string | Uint8Array = greenhouseFile,
) {
  const shown = await anImport(server, company, content);
  await confirmColumns(server, company, shown);
  await server.runTasks();
  await doStep(server, company, shown.id, 'run');
  return readImport(server, company, shown.id);
}

/** The rows of an import in one state. */
export async function rowsIn(server: TestServer, company: CompanyPerson, id: string, state: string) {
  return (await send(server, 'GET', `/api/imports/${id}/rows?state=${state}`, company)).body.data;
}

/** Works on an import until its process is killed in one of the transactions: the first, the second … */
export async function isKilledInIts(nth: number, server: TestServer, id: string): Promise<void> {
  const context = server.systemContext('test');
  let begun = 0;
  const killed: Context = {
    ...context,
    inTransaction: (work) => {
      begun += 1;
      if (begun === nth) throw new Error('killed');
      return context.inTransaction(work);
    },
  };
  await expect(workOnImport(killed, id)).rejects.toThrow('killed');
}
