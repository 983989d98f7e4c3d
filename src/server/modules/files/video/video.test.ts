import { expect, test } from 'vitest';
import { findFile } from '#server/modules/files/queries.ts';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording, aRecordingOf, aWebmRecording } from '#support/videos.ts';

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

test('F2: two minutes with their tolerance are accepted', { timeout: 60_000 }, async () => {
  const person = await aCandidate(server());
  expect((await upload(server(), path, await aRecordingOf(121.8), person)).status).toBe(200);
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
