import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aWebmRecording } from '#support/videos.ts';

const path = '/api/files/v1/video-cv-upload';
const folder = mkdtempSync(join(tmpdir(), 'mihna-ffmpeg-'));
const server = testServer({
  FFMPEG_PATH: aProgram(
    'ffmpeg',
    `for last; do :; done; cp ${resolve('tests/support/media/recording.mp4')} "$last"`,
  ),
});
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

test('a WebM is kept as the MP4 that ffmpeg makes of it', async () => {
  const person = await aCandidate(server());
  const { body } = await upload(server(), path, aWebmRecording(), person);
  const { headers } = await send(server(), 'HEAD', `/api/${body.path}`, person);
  expect(headers.get('content-type')).toBe('video/mp4');
});

test('where ffmpeg fails, the WebM is kept as it came', async () => {
  const broken = await startTestServer({ FFMPEG_PATH: aProgram('broken', 'exit 1') });
  drops.push(() => broken.drop());
  const person = await aCandidate(broken);
  const { body } = await upload(broken, path, aWebmRecording(), person);
  const { headers } = await send(broken, 'HEAD', `/api/${body.path}`, person);
  expect(headers.get('content-type')).toBe('video/webm');
});

/** A program that stands in for ffmpeg, which not every machine has. */
function aProgram(name: string, lines: string): string {
  const program = join(folder, name);
  writeFileSync(program, `#!/bin/sh\n${lines}\n`);
  chmodSync(program, 0o755);
  return program;
}
