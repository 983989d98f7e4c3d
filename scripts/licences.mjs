// npm run licences: lists the licences of all packages; fails where one forbids selling the product, or has none.
import './help.mjs';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Licences that let the product be sold; of the ones with conditions we change nothing and name the authors here. */
const fine = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages whose description names none, or not by its usual name; their files do. */
const named = {
  'node_modules/busboy': 'MIT',
  'node_modules/streamsearch': 'MIT',
  'node_modules/@inlang/plugin-message-format': 'MIT',
  'node_modules/xml-escape': 'MIT',
};

/** All packages of the lock file with their licences, those of other platforms, too. */
export function readLicences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version, license, dev, optional }]) => ({
      name: path.split('node_modules/').at(-1),
      version,
      licence: named[path] ?? textOf(license) ?? installed(path),
      isForTests: dev === true,
      isOptional: optional === true,
    }));
}

/** Of several to choose from one must be fine; of several at once each. What is not of this platform may tell nothing. */
export function isFine({ licence, isOptional }) {
  if (!licence) return isOptional;
  const text = licence.replaceAll(/[()]/g, '').replace(' WITH LLVM-exception', '');
  return text.split(' OR ').some((choice) => choice.split(' AND ').every((one) => fine.includes(one)));
}

function installed(path) {
  if (!existsSync(`${path}/package.json`)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
  return textOf(license ?? licenses?.[0]);
}

function textOf(license) {
  return typeof license === 'object' ? license?.type : license;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const all = readLicences();
  const counts = Object.entries(
    Object.groupBy(all, ({ licence }) => licence ?? 'of another platform, not said'),
  );
  for (const [licence, packages] of counts.toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${String(packages.length).padStart(5)}  ${licence}`);
  const wrong = all.filter((entry) => !isFine(entry));
  for (const { name, version, licence } of wrong)
    console.error(`${name} ${version}: ${licence ?? 'no licence'}`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
