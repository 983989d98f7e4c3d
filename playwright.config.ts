import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3999);
/** A product that runs elsewhere (`npm run cluster -- drills journeys`), whose database E2E_DATABASE_URL names. */
const elsewhere = process.env.E2E_URL;
// The workers read this file too: the folder is made once and handed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'mihna-e2e-'));

/**
 * What of Chromium has no part in a page: the windows of its address field, two processes more for each test, and what
 * Playwright switches off by itself, whose own list gives way to this one.
 */
const notTested = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['LensOverlay', 'MediaRouter', 'ThirdPartyStoragePartitioning', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/**
 * Playwright has what Chromium's processes hand to each other written to files of the disk, because a container may have
 * little memory to share: a tenth of the work of loading a page, which is saved where there is enough of it.
 */
const sharedMemory = hasMemoryToShare() ? ['--disable-dev-shm-usage'] : [];

const launchOptions = {
  ignoreDefaultArgs: sharedMemory,
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Without a locale that knows all letters, Chromium saves a file with others in its name as "download".
  env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${notTested.join()}`,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // A cluster signs its own certificate, which a service worker would not be taken from.
    ...(elsewhere ? ['--ignore-certificate-errors'] : []),
  ],
};

/** Chromium without its windows: it draws the same pages with a fifth less work. A recording needs the whole. */
const withoutWindows = {
  ...launchOptions,
  executablePath: process.env.CHROMIUM_SHELL_PATH ?? launchOptions.executablePath,
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 3,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Two cores may starve the fake camera now and then; a repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // A recording lasts as long as what it records and leaves most of a core alone: one at a time, beside two of the others; after them, three.
  projects: [
    { name: 'video', testMatch: 'video*.spec.ts', workers: 1 },
    // The service worker is a process more for each test: one journey of each area has it, and the tests of its own.
    {
      name: 'pages',
      testIgnore: 'video*.spec.ts',
      workers: 3,
      use: {
        serviceWorkers: 'block',
        launchOptions: withoutWindows,
        // A page that glides keeps a click waiting, and draws frames that nobody looks at.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  use: {
    baseURL: elsewhere ?? `http://localhost:${port}`,
    ignoreHTTPSErrors: elsewhere !== undefined,
    locale: 'en-GB',
    timezoneId: 'Asia/Qatar',
    viewport: { width: 1280, height: 900 },
    // A trace of every test is a fifteenth of all the work: one is kept of a repeat, and `--trace on` asks for more.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions,
  },
  webServer: elsewhere
    ? undefined
    : {
        command: `${process.execPath} dist/main.js`,
        url: `http://localhost:${port}/readyz`,
        timeout: 60_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: {
          PORT: String(port),
          PUBLIC_URL: `http://localhost:${port}`,
          DATA_DIR: process.env.E2E_DATA_DIR,
          RATE_LIMITS: '10000',
          DEMO: 'on',
          LOG_LEVEL: 'warn',
          // Programs of the journeys listen on this machine.
          WEBHOOK_NETWORKS: '127.0.0.0/8',
          SAML_SIGN_IN: 'on',
        },
      },
});

function hasMemoryToShare(): boolean {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}
