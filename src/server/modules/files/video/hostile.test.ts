import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { hostileVideos } from '#support/hostile-videos.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { sendRecording } from '#support/videos.ts';

const server = testServer();

test('recordings that lie about themselves are stored or refused in words, and leave nothing', {
  timeout: 180_000,
}, async () => {
  const person = await aCandidate(server());
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const odd = [];
  for (const { name, bytes } of hostileVideos(20, 7)) {
    const { status, body } = await sendRecording(server(), person, bytes);
    if (![200, 422].includes(status) || !(body.message ?? body.path)) odd.push([name, status]);
  }
  delay.disable();
  expect(odd).toEqual([]);
  const folder = join(server().platform.config.dataFolder, 'files/temporary');
  expect(readdirSync(folder)).toEqual([]);
  // The reading happens in a thread; what stands still here would stand still for everybody.
  expect(delay.percentile(99) / 1e6).toBeLessThan(300);
});
