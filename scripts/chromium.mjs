// Finds Chromium for the browser tests, or installs it where this user may.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const headlessShell = 'chromium-headless-shell';
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium, or undefined with a sentence printed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const asRoot = rootPrefix();
  if (asRoot && findProgram('apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const said = install(asRoot, 'chromium');
    if (said) console.error(said);
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium. Install it (Debian: "apt-get install chromium"), or set CHROMIUM_PATH to one.',
  );
  return undefined;
}

/**
 * The path of Chromium without its windows, which draws the same pages with a fifth less work; undefined where the system
 * has none, or where the tests were given a browser.
 */
export function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const found = () => findProgram(headlessShell);
  // Only beside a Chromium of the same source, and only where the package manager knows it.
  if (found() || !findProgram('chromium') || !isKnownPackage(headlessShell)) return found();
  const asRoot = rootPrefix();
  if (asRoot) install(asRoot, headlessShell);
  return found();
}

function findChromium() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  if (existsSync(macApplication)) return macApplication;
  // Some systems have a program of that name that only says how to install it.
  return names
    .map(findProgram)
    .find((path) => path && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0);
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How to run a command as root without being asked: not at all, directly, or by sudo. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return findProgram('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

function isKnownPackage(name) {
  const catalogue = findProgram('apt-cache');
  return Boolean(catalogue) && spawnSync(catalogue, ['show', name], { stdio: 'ignore' }).status === 0;
}

/** Answers what the package manager said where it could not. */
function install(asRoot, packageName) {
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]]) {
      const [command, ...rest] = [...apt, ...args];
      execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1e8 });
    }
    return undefined;
  } catch (error) {
    return String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .slice(-3)
      .join('\n');
  }
}
