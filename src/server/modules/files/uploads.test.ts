import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, aPdfBomb, aPdfOf, aPicture, upload } from '#support/uploads.ts';
import { claimFile } from './service.ts';

const server = testServer();
const cvPath = '/api/files/v1/cv-upload';
const mebibyte = 1024 * 1024;

test('a CV is stored and its text answered, as body and as data', async () => {
  const person = await aCandidate(server());
  const answer = await upload(server(), cvPath, aPdf('Omar Farouk'), {
    ...person,
    fields: { user_id: person.accountId, extension: 'pdf' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 200, text: 'Omar Farouk', size: aPdf('Omar Farouk').length });
  expect(answer.body.data.path).toBe(answer.body.path);
  expect(answer.body.path).toMatch(/^files\/[0-9a-f-]{36}$/);
});

test('F1: exactly 3 MiB are accepted and one byte more is refused, leaving nothing behind', async () => {
  const person = await aCandidate(server());
  expect((await upload(server(), cvPath, aPdfOf(3 * mebibyte), person)).status).toBe(200);
  const refused = await upload(server(), cvPath, aPdfOf(3 * mebibyte + 1), person);
  expect(refused.status).toBe(413);
  expect(refused.body.message).toBe('File size has exceeded the 3MB limit, Please upload a PDF smaller file');
  expect(temporaryFiles()).toEqual([]);
});

test('F1: a larger file is not read to its end', async () => {
  const { status, sent } = await sendPieces(await aCandidate(server()), undefined);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(3 * mebibyte + 512 * 1024);
});

test('F1: who says how much comes hears the answer once it is sent, unless it is out of all proportion', async () => {
  const person = await aCandidate(server());
  expect(await sendPieces(person, 5 * mebibyte)).toEqual({
    status: 413,
    sent: 5 * mebibyte,
    message: 'File size has exceeded the 3MB limit, Please upload a PDF smaller file',
  });
  const huge = await sendPieces(person, 500 * mebibyte);
  expect([huge.status, huge.sent < mebibyte]).toEqual([413, true]);
});

/** Uploads a CV of so many bytes, or without end, and tells how many of them were taken before the answer. */
async function sendPieces(person: { token: string }, length: number | undefined) {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const left = (length ?? Number.POSITIVE_INFINITY) - sent;
      if (left === 0) return controller.close();
      const piece = sent === 0 ? Buffer.from(head) : Buffer.alloc(Math.min(64 * 1024, left), 'x');
      sent += piece.length;
      controller.enqueue(new Uint8Array(piece));
    },
  });
  const answer = await server().app.request('http://localhost:3000/api/files/v1/cv-upload', {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${person.token}`,
      ...(length && { 'content-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, sent, message };
}

test('F2: a file is what it contains, not what it is called', async () => {
  const person = await aCandidate(server());
  const html = await upload(server(), cvPath, Buffer.from('<html><script>1</script></html>'), person);
  expect(html.status).toBe(415);
  expect(html.body.message).toBe('Resume file format must be pdf');
  const broken = await upload(server(), cvPath, Buffer.from('%PDF-1.7 and nothing else'), person);
  expect(broken.status).toBe(422);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const drawing = await upload(server(), '/api/files/v1/profile-picture', svg, person);
  expect(drawing.status).toBe(415);
});

test('F3: a picture is drawn anew: smaller, without metadata, as WebP', async () => {
  const person = await aCandidate(server());
  const photo = await aPicture({ width: 2000, height: 1000, format: 'jpeg' });
  const answer = await upload(server(), '/api/files/v1/profile-picture', photo, {
    ...person,
    fields: { update_type: 'user' },
  });
  expect(answer.body.path).toMatch(/^uploads\/[0-9a-f-]{36}\.webp$/);
  const response = await server().app.request(`http://localhost:3000/${answer.body.path}`);
  expect(response.headers.get('cache-control')).toContain('public');
  const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 640, height: 320 });
  expect(stored.exif).toBeUndefined();
});

test('F3: a picture that declares more than 40 million pixels is not decoded', async () => {
  const person = await aCandidate(server());
  const huge = await aPicture({ width: 8000, height: 6000 });
  const answer = await upload(server(), '/api/files/v1/profile-picture', huge, person);
  expect(answer.status).toBe(415);
});

test('F4: a PDF bomb is refused with a readable message', { timeout: 60_000 }, async () => {
  const person = await aCandidate(server());
  const answer = await upload(server(), cvPath, aPdfBomb(), person);
  expect(answer.status).toBe(422);
  expect(answer.body.message).toMatch(/cannot be opened/);
});

test('F4: twenty uploads at once are all read', { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => aCandidate(server())));
  const answers = await Promise.all(
    people.map((person) => upload(server(), cvPath, aPdf(person.email), person)),
  );
  expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 200));
  expect(answers.map((answer) => answer.body.text)).toEqual(people.map((person) => person.email));
});

test('F5: the storage knows neither the name nor the extension of the client', async () => {
  const person = await aCandidate(server());
  const { body } = await upload(server(), cvPath, aPdf(), { ...person, name: '../../évil"\r\n.exe' });
  const response = await send(server(), 'HEAD', `/api/${body.path}`, person);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w .()-]+"; filename\*/,
  );
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test("W4: an upload in another's name is refused", async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  const fields = { user_id: other.accountId };
  expect((await upload(server(), cvPath, aPdf(), { ...person, fields })).status).toBe(403);
  expect((await upload(server(), cvPath, aPdf(), { fields })).status).toBe(403);
  expect(temporaryFiles()).toEqual([]);
});

test('a write by cookie from another site is refused', async () => {
  const person = await aCandidate(server());
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf())]), 'cv.pdf');
  const answer = await send(server(), 'POST', cvPath, {
    body,
    headers: { cookie: `mihna_session=${person.token}`, origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
});

test('W16: a document uploaded before registering is claimed once, by its ticket', async () => {
  const { body } = await upload(server(), '/api/files/v1/cr-attachment', aPdf());
  expect(body.path).toMatch(/^files\/[0-9a-f-]{36}\?ticket=/);
  const company = await anApprovedCompany(server());
  const thief = await anApprovedCompany(server());
  const context = server().systemContext('test');
  const claim = { path: body.path as string, kind: 'document', ownerId: company.accountId } as const;
  await expect(claimFile(context, { ...claim, path: body.path.split('?')[0] })).rejects.toThrow();
  await expect(claimFile(context, { ...claim, kind: 'cv' })).rejects.toThrow();
  expect(await claimFile(context, claim)).toMatchObject({ ownerId: company.accountId });
  await expect(claimFile(context, { ...claim, ownerId: thief.accountId })).rejects.toThrow();
  expect((await send(server(), 'GET', `/api/${body.path}`)).status).toBe(404);
});

test('R5: the stored bytes of an account are bounded', async () => {
  const person = await aCandidate(server());
  await server().platform.db.execute(
    `insert into files (kind, storage_key, content_type, size, owner_id) values ('video', 'x', 'video/mp4', ${600 * mebibyte}, '${person.accountId}')`,
  );
  expect((await upload(server(), cvPath, aPdf(), person)).status).toBe(413);
});

function temporaryFiles(): string[] {
  const folder = join(server().platform.config.dataFolder, 'files/temporary');
  return existsSync(folder) ? readdirSync(folder) : [];
}
