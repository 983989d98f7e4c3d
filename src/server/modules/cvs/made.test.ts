import { create } from 'qrcode';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { send } from '#support/client.ts';
import { fileOwners } from '#support/file-owners.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';

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

/** The first page of a preview that asks for the photo and the code. */
async function withBoth({ token }: Pick<Person, 'token'>) {
  const shown = { ...document, is_photo_shown: true, is_video_code_shown: true };
  const { body } = await send(server(), 'POST', '/api/cv-preview', { token, body: { document: shown } });
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.data.pdf, 'base64')));
  const page = await pdf.getPage(1);
  const links: { url?: string; rect: number[] }[] = await page.getAnnotations();
  const code = links.find(({ url }) => url?.includes('/video-cv/'));
  const alt = JSON.stringify(await page.getStructTree());
  return { page, url: code?.url, place: code?.rect ?? [], photos: await extractImages(pdf, 1), alt };
}

test('the photo of the profile is printed where it is wanted', async () => {
  const person = await aCandidate(server());
  expect((await withBoth(person)).photos).toEqual([]);
  const picture = await aPicture({ width: 300, height: 300 });
  const fields = { update_type: 'user' };
  await upload(server(), '/api/files/v1/profile-picture', picture, { token: person.token, fields });
  const { photos, alt } = await withBoth(person);
  const [{ data, width, height, channels } = missing] = photos;
  const colours = (await sharp(data, { raw: { width, height, channels } }).stats()).channels;
  expect(colours.slice(0, 3).map(({ mean }) => Math.round(mean / 10) * 10)).toEqual([140, 20, 60]);
  expect(alt).toContain('Photo — Éloïse Haddad');
});

test('the code of the video introduction is printed 80 px wide, once it leads somewhere', async () => {
  const { candidate } = await fileOwners(server());
  expect((await withBoth(candidate)).url).toBeUndefined();
  const publish = (person: Pick<Person, 'token'>) =>
    send(server(), 'PUT', '/api/candidate-visibility', {
      token: person.token,
      body: { is_published: true, sections: ['video_cv'] },
    });
  const shareId = (await publish(candidate)).body.data.share_id;
  const { page, url, place, alt } = await withBoth(candidate);
  expect(url).toBe(`${server().platform.config.publicUrl}/video-cv/${shareId}_candidate`);
  const [left = 0, , right = 0] = place;
  expect(right - left).toBeCloseTo((80 / 96) * 72);
  expect(alt).toContain('QR code of the video CV');
  // Level H, module by module.
  const { size, data } = create(url ?? '', { errorCorrectionLevel: 'H' }).modules;
  const isDark = (row: number, column: number) => data[row * size + column] === 1;
  expect(await darkModules(page)).toEqual(grid(size, isDark));

  const silent = await aCandidate(server());
  await publish(silent);
  expect((await withBoth(silent)).url).toBeUndefined();
});

const missing = { data: new Uint8ClampedArray(3), width: 1, height: 1, channels: 3 as const };

const grid = (size: number, isDark: (row: number, column: number) => boolean) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (isDark(row, column) ? '#' : '.')).join(''),
  );

/** The code as it stands on the page: its longest path draws each run of dark modules as a line. */
async function darkModules(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = fnArray.flatMap((operator, at) =>
    operator === OPS.constructPath ? [Object.values(argsArray[at][1][0] as Float32Array)] : [],
  );
  const path = paths.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const dark = new Set<string>();
  // Move to x, y; line to x, y.
  for (let at = 0; at < path.length; at += 6) {
    const [, from = 0, row = 0, , to = 0] = path.slice(at, at + 6);
    for (let column = from; column < to; column += 1) dark.add(`${Math.floor(row)} ${column}`);
  }
  return grid(49, (row, column) => dark.has(`${row} ${column}`));
}
