import { afterEach, expect, test, vi } from 'vitest';
import { placeBeside } from './place.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Where a panel of 420 by 600 lies beside an entry, in a window of 768 by 1024. */
function placedBeside({ left, top }: { left: number; top: number }) {
  vi.stubGlobal('document', { documentElement: { clientWidth: 768, clientHeight: 1024 } });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  const style: Record<string, string> = {};
  const panel = { style, offsetWidth: 420, offsetHeight: 600 } as unknown as HTMLElement;
  const box = { left, top, right: left + 90, bottom: top + 48 };
  placeBeside(panel, { getBoundingClientRect: () => box } as unknown as HTMLElement);
  return style;
}

test('a panel lies at the side of its entry where it has room there', () => {
  expect(placedBeside({ left: 100, top: 300 })).toMatchObject({ left: '198px', top: '284px' });
  expect(placedBeside({ left: 600, top: 300 })).toMatchObject({ left: '172px', top: '284px' });
});

test('where neither side has room it lies below its entry, or above it, within the window', () => {
  expect(placedBeside({ left: 340, top: 300 })).toMatchObject({ left: '334px', top: '356px' });
  expect(placedBeside({ left: 340, top: 800 })).toMatchObject({ left: '334px', top: '192px' });
});
