import { afterAll, vi } from 'vitest';

// The files of a worker share its modules and globals: each leaves them as it found them.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
