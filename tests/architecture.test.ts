import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const modules = [
  'identity',
  'notifications',
  'files',
  'plans',
  'companies',
  'company-sign-in',
  'candidates',
  'candidate-sign-in',
  'job-openings',
  'cvs',
  'applications',
  'imports',
  'interviews',
  'calendars',
  'talent-pool',
  'messaging',
  'messages',
  'alerts',
  'webhooks',
  'mcp',
  'content',
  'admin',
];

/** The folders of the domain, from the lowest: what a thing is comes before what is made of it. */
const domainFolders = [
  'text',
  'reference',
  'video',
  'identity',
  'notifications',
  'companies',
  'job-openings',
  'candidates',
  'cvs',
  'applications',
  'imports',
  'interviews',
  'calendars',
  'talent-pool',
  'messages',
  'alerts',
];

/** The folders of the pages, from the lowest; `web` stands for the files of src/web itself. */
const webFolders = [
  'design',
  'embed',
  'web',
  'forms',
  'shell',
  'identity',
  'video',
  'companies',
  'candidates',
  'job-openings',
  'applications',
  'cvs',
  'interviews',
  'calendars',
  'talent-pool',
  'candidate-dashboard',
  'company-dashboard',
  'messaging',
  'content',
  'landing',
  'practice-interview',
  'admin',
  'routes',
];
/** Where the pages begin: they put the folders together. */
const webEntries = [
  'src/web/client.tsx',
  'src/web/router.tsx',
  'src/web/server.ts',
  'src/web/first-answers.ts',
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

test('a lower folder of the domain never leads to a higher one, nor by a file that stands in none', () => {
  const wrong = files.flatMap((from) => {
    const folder = domainFolderOf(from);
    if (!folder) return [];
    return [...domainFoldersBehind(from)]
      .filter((to) => domainFolders.indexOf(to) > domainFolders.indexOf(folder))
      .map((to) => `${from} leads to ${to}`);
  });
  expect(wrong).toEqual([]);
});

test('every folder of the domain stands in the order of the arrows', () => {
  const folders = new Set(files.map(domainFolderOf));
  expect([...folders].filter((name) => name && !domainFolders.includes(name))).toEqual([]);
});

test('a form is posted by PostForm, or a search that goes to an address', () => {
  const bare = files
    .filter((path) => path.startsWith('src/web/') && path !== 'src/web/forms/form.tsx')
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<form\b[\s\S]*?>\n/g)].map(([tag]) => ({ path, tag })),
    )
    .filter(({ path, tag }) => path !== 'src/web/design/form/search-form.tsx' && !/\saction=/.test(tag));
  expect(bare).toEqual([]);
});

test('markup is written by SanitisedHtml and by what React drew before; the document writes its own scripts', () => {
  const written = files.filter((path) => readFileSync(path, 'utf8').includes('dangerouslySetInnerHTML'));
  expect(written.toSorted()).toEqual([
    'src/web/features/shell/document.tsx',
    'src/web/kept-markup.tsx',
    'src/web/trusted-html.tsx',
  ]);
});

test('a letter is written out in one place, which no transaction waits for', () => {
  const rendering = imports.filter(({ to }) => to === 'src/emails/render-letter.ts').map(({ from }) => from);
  const types = ['src/server/platform/letter-thread.ts', 'src/server/platform/mail.ts'];
  expect(rendering.filter((path) => !types.includes(path))).toEqual(['src/server/platform/letter-words.ts']);
});

test('a lower folder of the pages never imports a higher one', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [fromFolder, toFolder] = [webFolderOf(from), webFolderOf(to)];
    if (!fromFolder || !toFolder || webEntries.includes(from)) return false;
    return webFolders.indexOf(toFolder) > webFolders.indexOf(fromFolder);
  });
  expect(wrong).toEqual([]);
});

test('every folder of the pages stands in the order of the arrows', () => {
  const folders = new Set(files.map(webFolderOf));
  expect([...folders].filter((name) => name && !webFolders.includes(name))).toEqual([]);
});

test('a neighbour is imported by ./, everything else by its room', () => {
  const climbing = files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)]
      .map(([, to = '']) => ({ from, to }))
      .filter(({ to }) => to.startsWith('..') || (from.startsWith('src/web/') && to.lastIndexOf('/') > 1)),
  );
  expect(climbing).toEqual([]);
});

test('another module is reached through its service, its events, its contributors, its table or its news', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
    if (!fromModule || !toModule || fromModule === toModule) return false;
    return !/(?:service|events|contributors|[a-z-]*table|notifications\/news\/[a-z-]+)\.ts$/.test(to);
  });
  expect(wrong).toEqual([]);
});

test('another module may join a table of its neighbour, and never writes to it', () => {
  const writes = /\.(?:insert|update|delete)\(\s*(\w+)/g;
  const wrong = files.flatMap((from) => {
    const foreign = foreignTablesOf(from);
    return [...readFileSync(from, 'utf8').matchAll(writes)]
      .map(([, table = '']) => table)
      .filter((table) => foreign.has(table))
      .map((table) => `${from}: ${table}`);
  });
  expect(wrong).toEqual([]);
});

test('a screen names its texts: one computed name would bring every text to every page', () => {
  const computed = files.filter(
    (path) => path.startsWith('src/web/') && /\bm\[/.test(readFileSync(path, 'utf8')),
  );
  expect(computed).toEqual([]);
});

test('a page asks for the texts of its own language: those it shows in another stand in a list of their own', () => {
  const asking = files.filter(
    (path) => path.startsWith('src/web/') && readFileSync(path, 'utf8').includes('#texts/any-language.js'),
  );
  expect(asking).toEqual([]);
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

test('the address of an opening is made in one place, so that it reads alike wherever it is linked', () => {
  const maker = 'src/domain/job-openings/opening-address.ts';
  // `/job/…` put together, and the page by its route; the contract's paths and the routes themselves are no links.
  const byHand = /\/job\/(?:question-answer\/)?(?:\$\{|['"`]\s*\+)|(?<!createFileRoute\()'\/job\/\$id'/;
  expect(byHand.test(readFileSync(maker, 'utf8'))).toBe(true);
  const others = files.filter((path) => path !== maker && byHand.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
});

test('features never fetch by URL', () => {
  const wrong = files.filter(
    (path) =>
      path.startsWith('src/web/features/') &&
      /\bfetch\(['"`]\/api/.test(readFileSync(path, 'utf8')) &&
      !path.includes('upload'),
  );
  expect(wrong).toEqual([]);
});

test('a browser test writes out no date: it runs on the clock of the day', () => {
  const wrong = listFiles('tests/e2e').filter((path) =>
    /\b20\d\d-\d\d-\d\d\b/.test(readFileSync(path, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

/** Who asks for the company's id of a member who may see named openings alone: for what is the company's and no opening's. */
const askEmployer = [
  'src/server/modules/applications/board/service.ts',
  'src/server/modules/applications/figures/service.ts',
  'src/server/modules/applications/list/matching.ts',
  'src/server/modules/applications/list/service.ts',
  'src/server/modules/applications/review/letters.ts',
  'src/server/modules/candidates/profile/reading.ts',
  'src/server/modules/candidates/views/service.ts',
  'src/server/modules/companies/closing/service.ts',
  'src/server/modules/companies/dashboard/service.ts',
  'src/server/modules/companies/members/service.ts',
  'src/server/modules/companies/policy.ts',
  'src/server/modules/interviews/interviewer-queries.ts',
  'src/server/modules/interviews/list/service.ts',
  'src/server/modules/interviews/schedule/clashes.ts',
  'src/server/modules/job-openings/editing/service.ts',
  'src/server/platform/limits.ts',
];

test('what a member sees is asked of the scope: who goes by it with the company’s id stands in a list', () => {
  const asking = files.filter(
    (path) =>
      path !== 'src/server/platform/scope.ts' && /\bemployer(?:In|Of)\(/.test(readFileSync(path, 'utf8')),
  );
  expect(asking.toSorted()).toEqual(askEmployer);
});

/** Where everything of a company is asked for with no member behind it, or for a role that sees all of it. */
const askEvery = [
  'src/server/modules/applications/arrival/service.ts',
  'src/server/modules/companies/administration/service.ts',
  'src/server/modules/interviews/feed/service.ts',
];

test('every opening of a company is asked for by the roles that see all of it, and by tasks that stand in a list', () => {
  const asking = files.filter(
    (path) => path !== 'src/server/platform/scope.ts' && readFileSync(path, 'utf8').includes('everyOpening('),
  );
  expect(asking.toSorted()).toEqual(askEvery);
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

/** The names that a file of one module imports from the tables of another. */
function foreignTablesOf(path: string): Set<string> {
  const tables = /import\s*\{([^}]*)\}\s*from\s*'#server\/modules\/([\w-]+)\/[^']*table\.ts'/g;
  const found = [...readFileSync(path, 'utf8').matchAll(tables)];
  const foreign = found.filter(([, , module]) => moduleOf(path) && module !== moduleOf(path));
  return new Set(foreign.flatMap(([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []));
}

function roomOf(path: string): string | undefined {
  const room = /^src\/(\w+)\//.exec(path)?.[1];
  return room && room in rooms ? room : undefined;
}

function moduleOf(path: string): string | undefined {
  return /^src\/server\/modules\/([\w-]+)\//.exec(path)?.[1];
}

function domainFolderOf(path: string): string | undefined {
  return /^src\/domain\/([\w-]+)\//.exec(path)?.[1];
}

/** The folders that a file of the domain imports from, through files that stand in no folder, too. */
function domainFoldersBehind(path: string, passed = new Set<string>()): Set<string> {
  passed.add(path);
  const next = imports.filter(({ from, to }) => from === path && !passed.has(to)).map(({ to }) => to);
  return new Set(
    next.flatMap((to) => {
      const folder = domainFolderOf(to);
      return folder ? [folder] : [...domainFoldersBehind(to, passed)];
    }),
  );
}

function webFolderOf(path: string): string | undefined {
  const [, folder, feature] = /^src\/web\/(?:(\w+)\/)?(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (!path.startsWith('src/web/')) return undefined;
  return folder === 'features' ? feature : (folder ?? 'web');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

test('a type is forced at most six times, each with its reason on the line', () => {
  const forced = listFiles('src')
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => /\bas (?:never\b(?! [a-z])|unknown as\b)/.test(line));
  expect(forced.length).toBeLessThanOrEqual(6);
  expect(forced.filter((line) => !/; \/\/ [A-Z`].+\.$/.test(line))).toEqual([]);
});
