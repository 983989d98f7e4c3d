import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['tests/support/global-database.ts'],
    setupFiles: ['tests/support/clean-worker.ts'],
    testTimeout: 40_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // The server's modules are read once in a worker instead of once a file, which was two fifths of the time.
    isolate: false,
    maxWorkers: 2,
  },
});
