import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const modules = [
  'identity',
  'files',
  'plans',
  'companies',
  'candidates',
  'job-openings',
  'applications',
  'interviews',
  'talent-pool',
  'messaging',
  'alerts',
  'content',
  'admin',
];

/** What a room may import, besides itself and packages. */
const rooms: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  emails: ['domain', 'contract'],
  web: ['domain', 'contract'],
  server: ['domain', 'contract', 'emails'],
};

const files = listFiles('src').filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.gen.ts'),
);
const imports = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

test('rooms import only in the direction of the arrows', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
    if (!fromRoom || !toRoom || fromRoom === toRoom) return false;
    return !rooms[fromRoom]?.includes(toRoom);
  });
  expect(wrong).toEqual([]);
});

test('a lower module never imports a higher one', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
    if (!fromModule || !toModule || fromModule === toModule) return false;
    return modules.indexOf(toModule) > modules.indexOf(fromModule);
  });
  expect(wrong).toEqual([]);
});

test('another module is reached through its service, its events or its table', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
    if (!fromModule || !toModule || fromModule === toModule) return false;
    return !/(?:service|events|[a-z-]*table)\.ts$/.test(to);
  });
  expect(wrong).toEqual([]);
});

test('a screen names its texts: one computed name would bring every text to every page', () => {
  const computed = files.filter(
    (path) => path.startsWith('src/web/') && /\bm\[/.test(readFileSync(path, 'utf8')),
  );
  expect(computed).toEqual([]);
});

test('what is written for people goes by formatTag: in English the day stands before the month', () => {
  const written =
    /(?:Intl\.(?:DateTime|Number|RelativeTime)Format|\.toLocale(?:Date|Time)?String)\(\s*([^,)]*)/g;
  const wrong = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(written)]
      .filter(([, tag = '']) => !/^(?:formatTag\(|tag$|')/.test(tag))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('the platform knows no module', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('src/server/platform/') && moduleOf(to) !== undefined,
  );
  expect(wrong).toEqual([]);
});

test('every module stands in the order of the arrows', () => {
  const present = readdirSync('src/server/modules').filter((name) =>
    statSync(`src/server/modules/${name}`).isDirectory(),
  );
  expect(present.filter((name) => !modules.includes(name))).toEqual([]);
});

test('routes hold no components of their own and features never fetch by URL', () => {
  const wrong = files.filter(
    (path) =>
      path.startsWith('src/web/features/') &&
      /\bfetch\(['"`]\/api/.test(readFileSync(path, 'utf8')) &&
      !path.includes('upload'),
  );
  expect(wrong).toEqual([]);
});

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const found = [...text.matchAll(/(?:from|import\()\s*['"]([#.][^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return found.map((name) => {
    if (name.startsWith('#')) return name.replace(/^#(\w+)\//, 'src/$1/');
    return relative('.', resolve(dirname(path), name)).replaceAll('\\', '/');
  });
}

function roomOf(path: string): string | undefined {
  const room = /^src\/(\w+)\//.exec(path)?.[1];
  return room && room in rooms ? room : undefined;
}

function moduleOf(path: string): string | undefined {
  return /^src\/server\/modules\/([\w-]+)\//.exec(path)?.[1];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
