import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeLength } from './whole-fragments.ts';

const recording = readFileSync('tests/support/media/recording.mp4');

test('a whole recording ends with a whole fragment, a cut one is as long as its last whole fragment', async () => {
  const whole = await wholeLength(fileOf(recording));
  const cut = await wholeLength(fileOf(recording.subarray(0, recording.length - 2000)));
  expect(whole).toBeGreaterThan(recording.length - 1000);
  expect(cut).toBeGreaterThan(1000);
  expect(cut).toBeLessThan(recording.length - 2000);
  expect(await wholeLength(fileOf(recording.subarray(0, 100)))).toBe(0);
});

function fileOf(bytes: Uint8Array) {
  return {
    size: bytes.length,
    read: async (at: number, length: number) => new Uint8Array(bytes.subarray(at, at + length)),
  };
}
