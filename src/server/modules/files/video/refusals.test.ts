import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { videoMaximumBytes } from '#domain/uploads.ts';
import { files, recordings } from '#server/modules/files/table.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { upload } from '#support/uploads.ts';
import { aRecording, aRecordingOf, sendRecording } from '#support/videos.ts';

const server = testServer({ FFMPEG_PATH: '/nowhere/ffmpeg' });
const path = '/api/files/v1/video-cv-upload';

const noVideo = 'This file is not a video that can be played';
const refused: { what: string; make(): Promise<Buffer> | Buffer; status: number; message: string }[] = [
  { what: 'a page', make: () => Buffer.from('<html>video</html>'), status: 422, message: noVideo },
  { what: 'nothing', make: () => Buffer.alloc(0), status: 422, message: noVideo },
  {
    what: 'a cut file',
    make: async () => (await aRecordingOf(6, { fastStart: true })).subarray(0, -5000),
    status: 422,
    message: noVideo,
  },
  { what: 'cut fragments', make: () => aRecording().subarray(0, 30_000), status: 422, message: noVideo },
  {
    what: 'a video with a page behind it',
    make: () => Buffer.concat([aRecording(), Buffer.from('<script>alert(1)</script>')]),
    status: 422,
    message: noVideo,
  },
  { what: 'noise in the frame of a video', make: aNoisyVideo, status: 422, message: noVideo },
  {
    what: 'a video longer than two minutes',
    make: () => aRecordingOf(123),
    status: 422,
    message: 'The video is longer than 2 minutes, please record again',
  },
  {
    what: 'a video shorter than half a second',
    make: () => aRecordingOf(0.3),
    status: 422,
    message: 'The video is too short, please record again',
  },
  {
    what: 'a video with a picture past 1920 pixels',
    make: aWideVideo,
    status: 422,
    message: 'The picture of this video is larger than 1920 pixels, please film it in Full HD or smaller',
  },
  {
    what: 'a video past 60 MB',
    make: () => Buffer.alloc(videoMaximumBytes + 1),
    status: 413,
    message: 'Video size has exceeded the limit, please record again',
  },
];

for (const { what, make, status, message } of refused) {
  test(`F2: ${what} is refused on either way, says why, and leaves nothing behind`, {
    timeout: 60_000,
  }, async () => {
    const bytes = await make();
    const person = await aCandidate(server());
    const before = await traces();
    for (const caller of [person, {}]) {
      const whole = await upload(server(), path, bytes, { ...caller, name: 'video.mp4' });
      const resumed = await sendRecording(server(), caller, bytes);
      expect([whole.status, whole.body.message]).toEqual([status, message]);
      expect([resumed.status, resumed.body.message]).toEqual([status, message]);
      expect(await traces()).toEqual(before);
    }
  });
}

test('the refusal is said in French, too', async () => {
  const headers = { 'accept-language': 'fr' };
  const short = await sendRecording(server(), {}, await aRecordingOf(0.3), headers);
  expect(short.body.message).toBe('La vidéo est trop courte, veuillez l’enregistrer de nouveau');
});

test('W4: a video in the name of another account is refused and leaves nothing behind', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  const before = await traces();
  for (const caller of [person, {}]) {
    const fields = { user_id: other.accountId, extension: 'mp4' };
    const answer = await upload(server(), path, aRecording(), { ...caller, fields });
    expect(answer.status).toBe(403);
    expect(await traces()).toEqual(before);
  }
});

test('F3: a video that finds no room in its account is refused and leaves nothing behind', async () => {
  const person = await aCandidate(server());
  await fillQuota(person);
  const before = await traces();
  const whole = await upload(server(), path, aRecording(), person);
  const resumed = await sendRecording(server(), person, aRecording());
  expect([whole.status, resumed.status]).toEqual([413, 413]);
  expect(resumed.body.message).toBe(whole.body.message);
  expect(await traces()).toEqual(before);
});

/** Everything that an upload could leave: stored content, temporary files, rows. */
async function traces() {
  const { db, storage, config } = server().platform;
  // The pieces of a recording are erased by a task.
  await server().runTasks();
  const folder = join(config.dataFolder, 'files/temporary');
  const stored: string[] = [];
  for await (const { key } of storage.list()) stored.push(key);
  return {
    stored: stored.sort(),
    temporary: existsSync(folder) ? readdirSync(folder).sort() : [],
    files: (await db.select({ id: files.id }).from(files)).map(({ id }) => id).sort(),
    recordings: (await db.select({ id: recordings.id }).from(recordings)).map(({ id }) => id).sort(),
  };
}

async function aNoisyVideo(): Promise<Buffer> {
  const noise = await aRecordingOf(6, { fastStart: true });
  noise.fill(0x5a, noise.indexOf('mdat') + 4, noise.length - 16);
  return noise;
}

/** Says of its picture that it is 2560 pixels wide. */
function aWideVideo(): Buffer {
  const wide = aRecording();
  wide.writeUInt16BE(2560, wide.indexOf('avc1', wide.indexOf('stsd')) + 28);
  return wide;
}

async function fillQuota({ accountId }: Person): Promise<void> {
  await server()
    .platform.db.insert(files)
    .values({
      kind: 'video',
      storageKey: 'aa/bb/not-there',
      contentType: 'video/mp4',
      size: 600 * 1024 * 1024,
      ownerId: accountId,
    });
}
