import { expect, test } from 'vitest';
import { workerFile } from '#server/platform/worker-file.ts';
import type { WrittenData } from './render-messages.ts';
import { RenderThreads } from './render-threads.ts';

test('a spare thread that never comes takes nothing from those who wait for the other', async () => {
  const program = workerFile(import.meta.url, 'render-cv.worker');
  let started = 0;
  const threads = new RenderThreads(() => {
    started += 1;
    return started === 2 ? `${program}.missing` : program;
  });
  const cv: WrittenData = {
    documentTitle: 'CV',
    name: { text: '' },
    language: 'en',
    direction: 'ltr',
    accent: '#25201d',
    paper: 'a4',
    blocks: [],
  };
  const waiting = Array.from({ length: 20 }, () => threads.run({ template: 'written', cv }));
  const settled = await Promise.allSettled(waiting);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(started).toBe(2);
  await threads.stop();
});
