// Knows whether dist holds the build of the present sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'src',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const mark = 'dist/.sources';

/** A hash of everything that the build reads. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(input)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync('dist/main.js') && existsSync(mark) && readFileSync(mark, 'utf8') === hashSources();
}

export function markBuilt(hash) {
  writeFileSync(mark, hash);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file));
}
