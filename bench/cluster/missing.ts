import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a cluster needs of the system beside Node, and how to get it; Debian's names. */
const programs = { nginx: 'nginx-light', pgbouncer: 'pgbouncer', openssl: 'openssl' } as const;

type Program = keyof typeof programs;

/** The paths of the programs; throws with a sentence that names every package that is missing. */
export function findPrograms(): Record<Program, string> {
  const found = Object.keys(programs).map((name) => [name, findProgram(name)] as const);
  const missing = found.filter(([, path]) => !path).map(([name]) => programs[name as Program]);
  if (missing.length > 0)
    throw new Error(
      `This machine lacks what the cluster is made of: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  return Object.fromEntries(found) as Record<Program, string>;
}

// Debian keeps servers where the PATH of an ordinary user does not look.
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
