import { expect, test } from 'vitest';
import { besidePlace } from './place-beside.ts';

/** Where a panel of 420 by 600 lies beside an entry, in a window of 768 by 1024. */
function placedBeside({ left, top, height = 600 }: { left: number; top: number; height?: number }) {
  const entry = { left, top, right: left + 90, bottom: top + 48 };
  return besidePlace({ width: 420, height }, entry, { width: 768, height: 1024, isLtr: true });
}

test('a panel lies at the side of its entry where it has room there', () => {
  expect(placedBeside({ left: 100, top: 300 })).toEqual({ left: 198, top: 284, maxHeight: null });
  expect(placedBeside({ left: 600, top: 300 })).toEqual({ left: 172, top: 284, maxHeight: null });
});

test('where neither side has room it lies below its entry, or above it, within the window', () => {
  expect(placedBeside({ left: 340, top: 300 })).toEqual({ left: 334, top: 356, maxHeight: 654 });
  expect(placedBeside({ left: 340, top: 800 })).toEqual({ left: 334, top: 192, maxHeight: 760 });
});

test('what lacks a little room lies over a part of its entry, and what lacks more is as high as the room', () => {
  expect(placedBeside({ left: 340, top: 602, height: 660 })).toEqual({ left: 334, top: 14, maxHeight: 660 });
  expect(placedBeside({ left: 340, top: 602, height: 720 })).toEqual({ left: 334, top: 14, maxHeight: 580 });
});
