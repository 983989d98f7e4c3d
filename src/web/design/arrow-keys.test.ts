import { afterEach, expect, test, vi } from 'vitest';
import { arrowAsRead } from './arrow-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('an arrow goes where it points: in a line from the right, the left one goes on', () => {
  const pressed = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter'];
  const readIn = (direction: string) => {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    return pressed.map((key) => arrowAsRead(key, {} as Element));
  };
  expect(readIn('ltr')).toEqual(pressed);
  expect(readIn('rtl')).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Enter']);
});
