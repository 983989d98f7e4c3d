import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const settings = new Set(
  [...readFileSync('docs/operating/settings.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  ),
);

test('every setting of the product stands in the documents, and no other', () => {
  const known = ['config.ts', 'sign-in-providers.ts', 'indexing.ts'].flatMap((file) =>
    [...readFileSync(`src/server/platform/${file}`, 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    ),
  );
  const inside = new Set(['MIHNA_DEV']);
  expect(known.filter((name) => !settings.has(name) && !inside.has(name as string))).toEqual([]);
  expect([...settings].filter((name) => !known.includes(name))).toEqual([]);
});

test.each([
  ['packaging/compose.yaml', /^ {4}([A-Z_]{4,}): /gm],
  ['packaging/kubernetes/mihna.yaml', /^ {2}([A-Z_]{4,}): |name: ([A-Z_]{4,}),/gm],
])('%s sets what the product reads', (path, pattern) => {
  const set = [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, one, other]) => one ?? other);
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !settings.has(name))).toEqual([]);
});

test('what compose asks for stands in the example', () => {
  const asked = [...readFileSync('packaging/compose.yaml', 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(
    ([, name]) => name,
  );
  const example = readFileSync('packaging/example.env', 'utf8');
  expect([...new Set(asked)].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});

test('the image carries every command that packaging runs', () => {
  const bundled = readFileSync('scripts/bundle.mjs', 'utf8');
  for (const path of ['packaging/compose.yaml', 'packaging/kubernetes/migrate.yaml'])
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/dist\/commands\/([a-z-]+)\.js/g))
      expect(bundled).toContain(`'${name}'`);
});
