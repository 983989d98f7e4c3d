import { expect, test } from 'vitest';
import { rateFor } from './bitrate.ts';

test('the picture is as fine as the line carries while it is recorded', () => {
  expect([undefined, 2_000_000, 955_000, 954_999, 580_000, 579_999, 1].map(rateFor)).toEqual([
    700_000, 700_000, 700_000, 400_000, 400_000, 250_000, 250_000,
  ]);
});
