import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { getFile } from '#server/modules/files/service.ts';
import { anApplication, apply } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany } from '#support/people.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';
import { aWordFile, written } from '#support/word.ts';

/** A machine that has no time to read while somebody waits. */
const server = testServer({ READING_PATIENCE: '0' });
const cvPath = '/api/files/v1/cv-upload';
const brokenPdf = Buffer.from('%PDF-1.7 and nothing else');

const reading = async (path: string, caller: Caller = {}) =>
  (await send(server(), 'GET', `/api/files/v1/reading?path=${encodeURIComponent(path)}`, caller)).body.data;
const details = async (caller: Caller) =>
  (await send(server(), 'GET', '/api/users', caller)).body.candidate_details;
const told = async (caller: Caller): Promise<string[]> => {
  const { body } = await send(server(), 'GET', '/api/notifications/recent', caller);
  return body.data.notifications.map(({ kind }: { kind: string }) => kind);
};

test('a sign-up goes on with a CV that nobody had time to read; what it says comes later', async () => {
  const body = await signupOf(server());
  expect(await reading(body.cv)).toEqual({ state: 'waiting', text: '', message: '' });
  const { status, body: answer } = await send(server(), 'POST', '/api/candidate', { body });
  expect(status).toBe(200);
  expect(await details(answer)).toMatchObject({ cv_data: '', cv_state: 'waiting' });
  await server().runTasks();
  expect(await details(answer)).toMatchObject({
    cv_data: 'Omar Farouk, civil engineer',
    cv_state: 'read',
  });
  expect(await told(answer)).toContain('cv_read');
});

test('a visitor asks for the reading of an upload by its ticket, and nobody else does', async () => {
  const { body } = await upload(server(), cvPath, aPdf('Leila'));
  expect(body).toMatchObject({ status: 200, state: 'waiting', text: '' });
  await server().runTasks();
  expect(await reading(body.path)).toEqual({ state: 'read', text: 'Leila', message: '' });
  const without = await send(server(), 'GET', `/api/files/v1/reading?path=${body.path.split('?')[0]}`);
  expect(without.status).toBe(404);
});

test('a company sees no file before it was checked, and its opening is not told to the candidate', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, await anOpening(server(), company.companyId));
  const { cv } = (await send(server(), 'GET', `/api/job_application/${id}`, company)).body.data;
  const early = await send(server(), 'GET', `/api/${cv.path}`, company);
  expect([early.status, early.body.code]).toEqual([503, 'FILE_WAITING']);
  expect((await send(server(), 'GET', `/api/${cv.path}`, await anAdmin(server()))).status).toBe(503);
  expect((await send(server(), 'GET', `/api/${cv.path}`, candidate)).status).toBe(200);
  expect((await send(server(), 'GET', `/api/${cv.path}`, await anApprovedCompany(server()))).status).toBe(
    404,
  );
  await server().runTasks();
  expect((await send(server(), 'GET', `/api/${cv.path}`, company)).status).toBe(200);
});

test('a kept CV that proves broken is told to its owner, shown to no company, and no application takes it', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const { path } = (await upload(server(), cvPath, brokenPdf, candidate)).body;
  const cv = { ...candidate, body: { id: '1', cv: path } };
  expect((await send(server(), 'PUT', '/api/candidate/1', cv)).status).toBe(200);
  const opening = await anOpening(server(), company.companyId);
  const early = await anApplication(server(), candidate, opening, { cv: undefined });
  await server().runTasks();
  expect(await details(candidate)).toMatchObject({ cv_state: 'refused', cv_data: '' });
  expect(await reading(path, candidate)).toMatchObject({
    message: expect.stringMatching(/cannot be opened/),
  });
  expect(await told(candidate)).toContain('file_broken');
  const sent = (await send(server(), 'GET', `/api/job_application/${early}`, company)).body.data.cv;
  const read = await send(server(), 'GET', `/api/${sent.path}`, company);
  expect([read.status, read.body.code]).toEqual([409, 'FILE_BROKEN']);
  const next = await apply(server(), candidate, await anOpening(server(), company.companyId), {
    cv: undefined,
  });
  expect([next.status, next.body.errors]).toEqual([422, { cv: [expect.stringMatching(/cannot be opened/)] }]);
});

test('what is no PDF is refused at once; a document of a company waits like a CV', async () => {
  const document = '/api/files/v1/cr-attachment';
  expect((await upload(server(), cvPath, Buffer.from('a letter'))).status).toBe(415);
  expect((await upload(server(), document, Buffer.from('a letter'))).status).toBe(415);
  const { body } = await upload(server(), document, aPdf());
  expect(body).toMatchObject({ status: 200, state: 'waiting' });
  await server().runTasks();
  expect(await reading(body.path)).toMatchObject({ state: 'read', text: '' });
});

test('a Word file waits, too: its PDF takes its place, in the profile and in each application', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const word = aWordFile({ body: written('Omar Farouk, civil engineer') });
  const { path, ...answer } = (await upload(server(), cvPath, word, { ...candidate, name: 'omar.docx' }))
    .body;
  expect(answer).toMatchObject({ state: 'waiting', made_from: 'word', text: '', name: 'omar.docx' });
  const change = { ...candidate, body: { id: '1', cv: path } };
  expect((await send(server(), 'PUT', '/api/candidate/1', change)).status).toBe(200);
  const opening = await anOpening(server(), company.companyId);
  const id = await anApplication(server(), candidate, opening, { cv: undefined });
  const cvOf = async () => (await send(server(), 'GET', `/api/job_application/${id}`, company)).body.data.cv;
  const early = await cvOf();
  expect((await send(server(), 'GET', `/api/${early.path}`, company)).status).toBe(503);
  const keyOf = () => storedKey(path);
  const came = await keyOf();
  await server().runTasks();
  expect(await details(candidate)).toMatchObject({
    cv_data: 'Omar Farouk, civil engineer',
    cv_state: 'read',
    cv_name: 'omar.pdf',
  });
  expect((await cvOf()).label).toBe('omar.pdf');
  const read = await send(server(), 'HEAD', `/api/${early.path}`, company);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await keyOf()).not.toBe(came);
  expect(await server().platform.storage.head(came)).toBeUndefined();
});

test('a Word file that waited and brings programs is told to its owner; an archive of anything does not wait', async () => {
  const candidate = await aCandidate(server());
  const word = aWordFile({ body: '', parts: { 'word/vbaProject.bin': 'x' } });
  const { path } = (await upload(server(), cvPath, word, candidate)).body;
  await server().runTasks();
  expect(await reading(path, candidate)).toMatchObject({
    state: 'refused',
    message: expect.stringMatching(/contains macros/),
  });
  const archive = zipSync({ 'a.txt': new Uint8Array(3) });
  expect((await upload(server(), cvPath, archive, candidate)).status).toBe(415);
});

async function storedKey(path: string): Promise<string> {
  const file = await getFile(server().systemContext('test'), path.split('/')[1] ?? '');
  return file?.storageKey ?? '';
}
