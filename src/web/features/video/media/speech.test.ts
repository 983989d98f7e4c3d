import { expect, test } from 'vitest';
import { speechOf } from './speech.ts';

const rate = 16_000;

test('spoken parts, long pauses and length are found', () => {
  const facts = speechOf(
    voice(
      [
        [1, 4],
        [6, 9],
      ],
      10,
    ),
    rate,
  );
  expect(facts.seconds).toBe(10);
  expect(facts.spoken).toHaveLength(2);
  expect(facts.spoken[0]?.start).toBeCloseTo(1, 1);
  expect(facts.pauses).toHaveLength(1);
  expect(facts.pauses[0]?.end).toBeCloseTo(6, 1);
});

test('a faster voice has more words a minute', () => {
  const slow = speechOf(voice([[0, 10]], 11, 3), rate).wordsPerMinute ?? 0;
  const fast = speechOf(voice([[0, 10]], 11, 6), rate).wordsPerMinute ?? 0;
  expect(slow).toBeGreaterThan(80);
  expect(slow).toBeLessThan(150);
  expect(fast).toBeGreaterThan(slow * 1.6);
});

test('silence says nothing', () => {
  expect(speechOf(new Float32Array(rate * 5), rate)).toMatchObject({ spoken: [], wordsPerMinute: null });
});

/** A tone that swells so many times a second, over faint noise. */
function voice(parts: [number, number][], seconds: number, beats = 4): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    const time = index / rate;
    const noise = Math.sin(index * 12.9898) * 0.0008;
    const isSpoken = parts.some(([start, end]) => time >= start && time < end);
    const swell = 0.05 + 0.25 * Math.sin(Math.PI * beats * time) ** 2;
    return noise + (isSpoken ? swell * Math.sin(2 * Math.PI * 180 * time) : 0);
  });
}
