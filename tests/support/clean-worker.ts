import { afterAll, vi } from 'vitest';
import { getLocale, overwriteGetLocale } from '#texts/runtime.js';
import './keep-statements.ts';

const ownLocale = getLocale;

// The files of a worker share its modules and globals: each leaves them as it found them.
afterAll(() => {
  overwriteGetLocale(ownLocale);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
