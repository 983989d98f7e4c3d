import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const document = {
  ...emptyCv('en'),
  basics: { ...emptyCv('en').basics, name: 'Éloïse Haddad', title: 'Structural Engineer' },
  summary: 'Towers and bridges since 2014.',
};

async function aCv({ token }: Person): Promise<string> {
  const body = { name: 'Site engineering', document };
  return (await send(server(), 'POST', '/api/cvs', { token, body })).body.data.id;
}

const aFile = async ({ token }: Person, id: string) =>
  (await send(server(), 'POST', `/api/cvs/${id}/file`, { token, body: {} })).body.data;

async function textOf(base64: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  return (await extractText(pdf, { mergePages: true })).text;
}

test('a preview is the PDF of what is written, and nothing is kept', async () => {
  const { token } = await aCandidate(server());
  const { body } = await send(server(), 'POST', '/api/cv-preview', { token, body: { document } });
  expect(body.data).toMatchObject({ pages: 1, dropped: [] });
  expect(await textOf(body.data.pdf)).toContain('Towers and bridges since 2014.');
  expect((await send(server(), 'GET', '/api/cvs', { token })).body.data).toEqual([]);
});

test('a kept CV becomes the CV of the profile, with its name and the text that is read from it', async () => {
  const person = await aCandidate(server());
  const file = await aFile(person, await aCv(person));
  expect(file).toMatchObject({ name: 'Site engineering.pdf' });
  const saved = await send(server(), 'PUT', '/api/candidate/1', {
    token: person.token,
    body: { cv: file.path },
  });
  expect(saved.body.data).toMatchObject({ cv_name: 'Site engineering.pdf', file_size: file.size });
  expect(saved.body.data.cv_data).toContain('Éloïse Haddad');
});

test('a kept CV goes with an application, and stays with it when it is deleted', async () => {
  const person = await aCandidate(server());
  const company = await anApprovedCompany(server());
  const job_id = await anOpening(server(), company.companyId);
  const id = await aCv(person);
  const { path } = await aFile(person, id);
  const applied = await send(server(), 'POST', '/api/job_application', {
    token: person.token,
    body: { job_id, cv: path, cover_letter: 'Dear team', answers: [], terms: true },
  });
  expect(applied.status).toBe(200);
  await send(server(), 'DELETE', `/api/cvs/${id}`, { token: person.token });
  const read = await send(server(), 'GET', `/api/${path}`, { token: company.token });
  expect(read.status).toBe(200);
});
