import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { xmlHttpRequestTo } from '../../../tests/support/xml-http-request.ts';
import { cvFile } from './cv-file.ts';
import { documentFile, type FileKind } from './file-kinds.ts';
import { createSending, type SendingState } from './sending.ts';

const cv = new File(['%PDF-1.7', new Uint8Array(399_992)], 'cv.pdf', { type: 'application/pdf' });
const refusal = (message: string) =>
  JSON.stringify({ success: false, status: 400, code: 'INVALID', message });
const stored = JSON.stringify({ status: 200, success: true, path: 'files/1', size: 400_000, text: 'Read' });

let answer: RequestListener;
let asked: number;
const server = createServer((request, response) => {
  asked += 1;
  return answer(request, response);
});

beforeEach(async () => {
  asked = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('XMLHttpRequest', xmlHttpRequestTo(`http://127.0.0.1:${port}`));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a file is sent with its progress, and is answered as the server stored it', async () => {
  const body = Promise.withResolvers<string>();
  answer = async (request, response) => {
    body.resolve(await bodyOf(request));
    response.end(stored);
  };
  const { sending, states, kept } = field(cvFile);
  await sending.start(cv);
  expect(kept).toEqual([
    expect.objectContaining({ path: 'files/1', size: 400_000, name: 'cv.pdf', text: 'Read' }),
  ]);
  const shares = states.flatMap(({ share }) => (share === undefined ? [] : [share]));
  expect(shares[0]).toBe(0);
  expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(states.at(-1)).toEqual({ hasArrived: true });
  expect(await body.promise).toContain('name="extension"\r\n\r\npdf');
});

test('a cancelled file leaves nothing behind, and another can be sent', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  answer = (request) => {
    begun.resolve();
    // A body that nobody reads hides that its connection has ended.
    request.resume();
    request.on('close', () => ended.resolve());
  };
  const { sending, states, kept } = field(cvFile);
  const sent = sending.start(cv);
  await begun.promise;
  sending.cancel();
  await Promise.all([sent, ended.promise]);
  expect(states.at(-1)).toEqual({});
  expect(kept).toEqual([]);
  answer = (request, response) => void request.resume().on('end', () => response.end(stored));
  await sending.start(cv);
  expect(kept).toHaveLength(1);
});

test('a file that the line or the server lost is sent again', async () => {
  answer = (request) => request.socket.destroy();
  const { sending, states, kept } = field(cvFile);
  await sending.start(cv);
  expect(states.at(-1)).toEqual({ failure: 'Failed to upload the file', canRetry: true });
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  };
  await sending.retry();
  expect(states.at(-1)).toEqual({ failure: 'Failed to upload the file', canRetry: true });
  answer = (request, response) => void request.resume().on('end', () => response.end(stored));
  await sending.retry();
  expect(states.at(-1)).toEqual({ hasArrived: true });
  expect(kept).toHaveLength(1);
});

test('what the server refused is said in its words and not sent again', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(400).end(refusal('This PDF cannot be opened')));
  };
  const { sending, states } = field(cvFile);
  await sending.start(cv);
  expect(states.at(-1)).toEqual({ failure: 'This PDF cannot be opened', canRetry: false });
  await sending.retry();
  expect(asked).toBe(1);
});

test('what would be refused is not sent at all', async () => {
  const { sending, states } = field(documentFile);
  await sending.start(new File(['no document'], 'cr.txt'));
  await sending.start(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cr.pdf'));
  expect(states.flatMap(({ failure }) => failure ?? [])).toEqual([
    'The document must be a PDF, PNG, JPEG or WebP file',
    'The document must not be larger than 10MB',
  ]);
  expect(asked).toBe(0);
});

test('a CV is what it holds, whatever it is called', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end(stored));
  const { sending, states, kept } = field(cvFile);
  await sending.start(new File(['MZ a program'], 'cv.docx'));
  await sending.start(
    new File([new Uint8Array(3 * 1024 * 1024), 'no pdf'], 'cv.pdf', { type: 'application/pdf' }),
  );
  const wrong =
    'Resume file format must be pdf. A Word file (.docx) or a photo of one page (JPEG, PNG, WebP) is taken, too';
  expect(states.flatMap(({ failure }) => failure ?? [])).toEqual([wrong, wrong]);
  expect(asked).toBe(0);
  await sending.start(new File(['PK\x03\x04'], 'my cv'));
  await sending.start(new File(['%PDF-1.7'], 'cv.docx'));
  expect(kept).toHaveLength(2);
});

test('a photo that no browser here can draw is sent where a server may, and else said to be of its kind', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end(stored));
  const { sending, states, kept } = field(cvFile);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  await sending.start(new File([jpeg], 'cv.jpg', { type: 'image/jpeg' }));
  await sending.start(new File([jpeg, new Uint8Array(2 * 1024 * 1024)], 'cv.jpg', { type: 'image/jpeg' }));
  expect(kept).toHaveLength(2);
  await sending.start(new File(['\0\0\0\x18ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect(states.at(-1)?.failure).toMatch(/^This photo is a HEIC or AVIF file/);
});

test('what the server says of a file is said whole', async () => {
  const body = { ...JSON.parse(refusal('One')), errors: { file: ['One', 'Two'] } };
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(415).end(JSON.stringify(body)));
  };
  const { sending, states } = field(cvFile);
  await sending.start(cv);
  expect(states.at(-1)?.failure).toBe('One. Two');
});

test('a second file waits for nobody: the first goes on', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end(stored));
  const { sending, kept } = field(cvFile);
  await Promise.all([sending.start(cv), sending.start(cv)]);
  expect(kept).toHaveLength(1);
  expect(asked).toBe(1);
});

function field<Stored>(kind: FileKind<Stored>) {
  const states: SendingState[] = [];
  const kept: Stored[] = [];
  const sending = createSending(kind, {
    state: (state) => void states.push(state),
    stored: (stored) => kept.push(stored),
  });
  return { sending, states, kept };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await Array.fromAsync(request)).toString('latin1');
}
