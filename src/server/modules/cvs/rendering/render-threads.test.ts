import { expect, test, vi } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { renderCv } from './render-cv.ts';

const started = vi.hoisted(() => ({ threads: 0 }));
vi.mock(import('#server/platform/worker-file.ts'), async (original) => {
  const { workerFile } = await original();
  return {
    // The spare, the second one, is not found.
    workerFile: (...of: Parameters<typeof workerFile>) => {
      started.threads += 1;
      return started.threads === 2 ? `${workerFile(...of)}.missing` : workerFile(...of);
    },
  };
});

test('a spare thread that never comes takes nothing from those who wait for the other', async () => {
  const waiting = Array.from({ length: 20 }, () => renderCv(emptyCv('en')));
  const settled = await Promise.allSettled(waiting);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(started.threads).toBeGreaterThan(1);
});
