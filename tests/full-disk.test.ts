import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { floorBytes, type Storage } from '#server/platform/storage.ts';
import { folderStorage } from '#server/platform/storage-folder.ts';
import { type Answer, send } from '#support/client.ts';
import { aCandidate, type Person, password } from '#support/people.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { aPdfOf, aPicture, upload } from '#support/uploads.ts';

const mebibyte = 1024 * 1024;
const picturePath = '/api/files/v1/profile-picture';
const inEnglish = 'There is no room for files at the moment. Everything else works; please try again later.';

test('a disk that fills while a file is stored refuses the file, in words, and nothing else', async () => {
  const server = await aServer((folder) => ({ ...folderStorage(folder), put: refuse, adopt: refuse }));
  const candidate = await aCandidate(server);
  const picture = await aPicture();
  expectNoRoom(await upload(server, picturePath, picture, candidate));
  expectNoRoom(await upload(server, '/api/files/v1/cr-attachment', picture));
  const french = { ...candidate, headers: { 'accept-language': 'fr' } };
  const refused = await upload(server, picturePath, picture, french);
  expect(refused.body.message).toContain('plus de place');
  await expectEverythingElse(server, candidate);
});

describe('on a really small volume', () => {
  test('below the floor every upload is refused, and taken again once there is room', async (context) => {
    const folder = smallVolume(floorBytes + 12 * mebibyte);
    context.skip(!folder, 'this user may mount no volume');
    const server = await aServer(() => folderStorage(folder));
    const candidate = await aCandidate(server);
    const picture = await aPicture();
    expect((await upload(server, picturePath, picture, candidate)).status).toBe(200);
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(14 * mebibyte));
    expectNoRoom(await upload(server, picturePath, picture, candidate));
    expectNoRoom(await send(server, 'POST', '/api/recordings', candidate));
    await expectEverythingElse(server, candidate);
    rmSync(ballast);
    expect((await upload(server, picturePath, picture, candidate)).status).toBe(200);
  });

  test('what fills it to the last byte leaves nothing of itself behind', async (context) => {
    const folder = smallVolume(2 * mebibyte);
    context.skip(!folder, 'this user may mount no volume');
    const server = await aServer(() => ({ ...folderStorage(folder, 0), free: async () => 1024 * mebibyte }));
    const candidate = await aCandidate(server);
    expectNoRoom(await upload(server, '/api/files/v1/cv-upload', aPdfOf(3 * mebibyte), candidate));
    expect(filesIn(folder)).toEqual([]);
    const { body } = await send(server, 'POST', '/api/recordings', candidate);
    const piece = await server.app.request(`http://localhost:3000/api/recordings/${body.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${candidate.token}`, 'upload-offset': '0' },
      body: Buffer.alloc(3 * mebibyte),
    });
    expect([piece.status, piece.headers.get('retry-after')]).toEqual([503, '300']);
    await expectEverythingElse(server, candidate);
    await send(server, 'DELETE', `/api/recordings/${body.id}`, candidate);
    expect(filesIn(folder)).toEqual([]);
    expect((await upload(server, picturePath, await aPicture(), candidate)).status).toBe(200);
  });
});

function expectNoRoom({ status, body, headers }: Answer): void {
  expect({ status, code: body.code, message: body.message, again: headers.get('retry-after') }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: inEnglish,
    again: '300',
  });
}

/** Signing in, searching, changing a profile, writing to us. */
async function expectEverythingElse(server: TestServer, person: Person): Promise<void> {
  const { email } = person;
  const others = [
    await send(server, 'POST', '/api/login', { body: { email, password } }),
    await send(server, 'GET', '/api/jobs_pool'),
    await send(server, 'PUT', '/api/candidate/1', { ...person, body: { title: 'Diver' } }),
    await send(server, 'POST', '/api/contact-message', {
      body: { name: 'Omar Khalil', email, subject: 'Room', message: 'Is there any?' },
    }),
    await send(server, 'GET', '/readyz'),
    await send(server, 'GET', '/healthz'),
  ];
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
}

async function aServer(storageIn: (folder: string) => Storage): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-storage-'));
  const server = await startTestServer({}, { storage: storageIn(folder) });
  onTestFinished(async () => {
    await server.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

async function refuse(): Promise<never> {
  throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
}

/** A volume in memory of so many bytes; empty where it may not be mounted. */
function smallVolume(bytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-volume-'));
  const options = ['-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder];
  const isMounted = process.platform === 'linux' && spawnSync('mount', options).status === 0;
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : '';
}

/** All files, beside the mark of the installation and the locks of processes. */
function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true }).map(String);
  const names = all.filter((name) => !/^(installation$|temporary-owners)/.test(name));
  return names.filter((name) => statSync(join(folder, name)).isFile());
}
