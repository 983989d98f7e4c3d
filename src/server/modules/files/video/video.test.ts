import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording, aRecordingOf, aWebmRecording } from '#support/videos.ts';
import { findFile } from '../queries.ts';

const server = testServer({ FFMPEG_PATH: '/nowhere/ffmpeg' });
const path = '/api/files/v1/video-cv-upload';

test('a recording is stored with its length, rewritten so that players start at once', async () => {
  const person = await aCandidate(server());
  const answer = await upload(server(), path, aRecording(), { ...person, fields: { extension: 'mp4' } });
  expect(answer.status).toBe(200);
  const file = await findFile(server().platform.db, answer.body.path.split('/')[1]);
  expect(file).toMatchObject({
    kind: 'video',
    contentType: 'video/mp4',
    facts: { seconds: expect.closeTo(3, 1), width: 320, height: 240, videoCodec: 'avc', audioCodec: 'aac' },
  });
  const stored = await bytesOf(answer.body.path, person.token);
  expect(boxesOf(stored).slice(0, 2)).toEqual(['ftyp', 'moov']);
  expect(boxesOf(stored)).not.toContain('moof');
});

test('a WebM stays WebM where nothing can convert it', async () => {
  const person = await aCandidate(server());
  const answer = await upload(server(), path, aWebmRecording(), person);
  const { headers } = await send(server(), 'HEAD', `/api/${answer.body.path}`, person);
  expect(headers.get('content-type')).toBe('video/webm');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
});

test('F2: two minutes with their tolerance are accepted, more is refused with its message', {
  timeout: 60_000,
}, async () => {
  const person = await aCandidate(server());
  expect((await upload(server(), path, await aRecordingOf(121.8), person)).status).toBe(200);
  const long = await upload(server(), path, await aRecordingOf(123), person);
  expect([long.status, long.body.message]).toEqual([
    422,
    'The video is longer than 2 minutes, please record again',
  ]);
});

test('F2: what only looks like a video is refused and leaves nothing behind', {
  timeout: 60_000,
}, async () => {
  const person = await aCandidate(server());
  const whole = await aRecordingOf(6, { fastStart: true });
  const noise = Buffer.from(whole);
  noise.fill(0x5a, noise.indexOf('mdat') + 4, noise.length - 16);
  const before = await countFiles();
  const wrong = {
    html: Buffer.from('<html><body>video</body></html>'),
    cut: whole.subarray(0, whole.length - 5000),
    appended: Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]),
    noise,
    cutFragments: aRecording().subarray(0, 30_000),
    empty: Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(wrong)) {
    const answer = await upload(server(), path, content, { ...person, name: 'video.mp4' });
    expect([name, answer.status, answer.body.message]).toEqual([
      name,
      422,
      'This file is not a video that can be played',
    ]);
  }
  expect(await countFiles()).toBe(before);
  expect(temporaryFiles()).toEqual([]);
});

test('F1: a video past 60 MB is refused with its message', async () => {
  const person = await aCandidate(server());
  const answer = await upload(server(), path, Buffer.alloc(60 * 1024 * 1024 + 1), person);
  expect([answer.status, answer.body.message]).toEqual([
    413,
    'Video size has exceeded the limit, please record again',
  ]);
});

async function bytesOf(stored: string, token: string): Promise<Buffer> {
  const response = await server().app.request(`http://localhost:3000/api/${stored}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

function boxesOf(bytes: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    types.push(bytes.toString('latin1', at + 4, at + 8));
  return types;
}

async function countFiles(): Promise<number> {
  let count = 0;
  for await (const _file of server().platform.storage.list()) count += 1;
  return count;
}

function temporaryFiles(): string[] {
  const folder = join(server().platform.config.dataFolder, 'files/temporary');
  return existsSync(folder) ? readdirSync(folder) : [];
}
