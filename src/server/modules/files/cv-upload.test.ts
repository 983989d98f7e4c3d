import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readCv } from '#domain/candidates/cv/reading.ts';
import { anApplication } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';
import { aTable, aWordFile, paragraphs, written } from '#support/word.ts';
import { readPdfBytes } from './pdf/reading-service.ts';

const server = testServer();
const cvPath = '/api/files/v1/cv-upload';

async function bytesOf(path: string, caller: Caller = {}) {
  const url = `http://localhost:3000/api/${path}`;
  const headers = { authorization: `Bearer ${caller.token}` };
  const response = await server().app.request(url, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const english = [
  written('Leila Haddad', { style: 'Titre' }),
  written('Structural Engineer'),
  written('Doha, Qatar | +974 5512 3456 | leila.haddad@example.com'),
  written('Work Experience', { style: 'Titre1' }),
  written('Senior Structural Engineer\tMar 2019 – Present', { run: '<w:b/>' }),
  written('Gulf Towers W.L.L., Doha, Qatar'),
  written('Led a team of six on two towers in Lusail.', { list: '1' }),
  written('Education', { style: 'Titre1' }),
  aTable([
    [
      paragraphs(['BSc Civil Engineering', 'Jordan University of Science and Technology, Irbid, Jordan']),
      written('2008 – 2012'),
    ],
  ]),
  written('Languages', { style: 'Titre1' }),
  written('Arabic (Native), English (Fluent)'),
].join('');

test('a Word file becomes a PDF that says the same, and is read as one', { timeout: 90_000 }, async () => {
  const person = await aCandidate(server());
  const file = { ...person, name: 'Leila’s CV.final.docx' };
  const { status, body } = await upload(server(), cvPath, aWordFile({ body: english }), file);
  expect(status).toBe(200);
  expect(body).toMatchObject({ made_from: 'word', name: 'Leila’s CV.final.pdf', state: 'read' });
  const { response, bytes } = await bytesOf(body.path, person);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Leila_s CV.final.pdf"/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(bytes.length).toBe(body.size);
  const found = await readPdfBytes(bytes);
  if (found === 'later' || 'refused' in found) throw new Error(JSON.stringify(found));
  const words = (text: string) => text.split(/[\s•–-]+/).filter(Boolean);
  expect(words(found.text)).toEqual(words(body.text));
  const told = readCv(body.text, [], '2026-11-22');
  expect(told).toEqual(readCv(found.text, [], '2026-11-22'));
  expect(told).toMatchObject({
    name: 'Leila Haddad',
    email: 'leila.haddad@example.com',
    experiences: [
      { entry: { designation: 'Senior Structural Engineer', company_name: 'Gulf Towers W.L.L.' } },
    ],
    educations: [{ entry: { institution_name: 'Jordan University of Science and Technology' } }],
    languages: [{ entry: { name: 'Arabic' } }, { entry: { name: 'English' } }],
  });
});

test('neither the author of a Word file nor the place of a photo is in what companies get', async () => {
  const person = await aCandidate(server());
  const word = (
    await upload(server(), cvPath, aWordFile({ body: written('Nurse') }), { ...person, name: 'my cv.docx' })
  ).body;
  const taken = await aPicture({ format: 'jpeg' });
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const photo = (await upload(server(), cvPath, taken, { ...person, name: 'IMG_1.JPG' })).body;
  expect([word.name, photo.name]).toEqual(['my cv.pdf', 'IMG_1.pdf']);
  for (const { path } of [word, photo]) {
    const text = (await bytesOf(path, person)).bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).not.toMatch(/Secret Author|Exif|GPS|docProps/);
  }
});

test('a photo becomes one upright page, of which nothing is read', async () => {
  const sideways = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(server(), cvPath, sideways, { name: 'cv.docx' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ made_from: 'picture', text: '', state: 'read', name: 'cv.pdf' });
  const { bytes } = await bytesOf(body.path);
  expect(bytes.toString('latin1')).toContain('/MediaBox[0 0 595 842]');
  expect(bytes.toString('latin1')).toContain('/Width 1467/Height 2200');
  expect(await readPdfBytes(bytes)).toEqual({ pages: 1, text: '', isActive: false });
});

test('an application takes a Word file, and its company reads the PDF', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const file = aWordFile({ body: written('Omar Farouk, civil engineer') });
  const cv = (await upload(server(), cvPath, file, { ...candidate, name: 'omar.docx' })).body.path;
  const id = await anApplication(server(), candidate, await anOpening(server(), company.companyId), { cv });
  const kept = (await send(server(), 'GET', `/api/job_application/${id}`, company)).body.data.cv;
  expect(kept.label).toBe('omar.pdf');
  expect((await bytesOf(kept.path, company)).bytes.toString('latin1')).toMatch(/^%PDF-/);
});

const brokenJpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 'x')]);
const unread = 'We could not make a PDF of this Word file. Save it as a PDF and upload that';

test.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
  [
    'a program called cv.docx',
    () => Buffer.from('MZ\x90\0 a program'),
    415,
    'Resume file format must be pdf',
  ],
  [
    'macros',
    () => aWordFile({ body: '', parts: { 'word/vbaProject.bin': 'x' } }),
    422,
    'This Word file contains macros. Save it as .docx without them, or as a PDF',
  ],
  [
    'an old Word file',
    () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    415,
    'This is an old Word file (.doc), or one with a password. Save it as .docx or as a PDF, without a password',
  ],
  ['half of a Word file', () => aWordFile({ body: english }).subarray(0, 900), 422, unread],
  ['letters that no font of ours has', () => aWordFile({ body: written('护士 多哈') }), 422, unread],
  [
    '48 million pixels',
    () => aPicture({ width: 8000, height: 6000 }),
    422,
    'This picture cannot be opened. Take the photo again, or upload a PDF or a Word file',
  ],
  [
    'a broken picture',
    () => brokenJpeg,
    422,
    'This picture cannot be opened. Take the photo again, or upload a PDF or a Word file',
  ],
  [
    'a photo of HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    415,
    'This photo is a HEIC or AVIF file, which we cannot open. Save it as JPEG, or take a screenshot of it, and upload that',
  ],
])('refused in a sentence: %s', { timeout: 60_000 }, async (_, content, status, message) => {
  const answer = await upload(server(), cvPath, await content(), { name: 'cv.docx' });
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('what else is taken stands beside the specified sentence', async () => {
  const { body } = await upload(server(), cvPath, Buffer.from('a letter'));
  expect(body.errors.file).toEqual([
    'Resume file format must be pdf',
    'A Word file (.docx) or a photo of one page (JPEG, PNG, WebP) is taken, too',
  ]);
});
