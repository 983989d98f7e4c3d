// npm run keep-release -- BACKUP: keeps the tables of a backup for the test that upgrades the last release, what its tests
// ask of the database, the description of its API, and holds the migrations of today. Run it on that release, with a backup made by it: a start with
// DEMO=on and a DATA_DIR of its own, then npm run backup -- BACKUP there.
import './help.mjs';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { run } from './children.mjs';
import { prepareOnNode24 } from './prepare.mjs';

const kept = 'tests/support/released/last.tar.br';
const [backup] = process.argv.slice(2);
if (!backup) {
  console.error('Say which: npm run keep-release -- BACKUP');
  process.exit(1);
}

const entries = await unpackTar(readFileSync(backup), { filter: ({ name }) => !name.startsWith('files/') });
// Together and unpacked they pack into half of it.
const tables = entries.map(({ header: { name }, data = new Uint8Array() }) => {
  const body = name.endsWith('.gz') ? gunzipSync(data) : data;
  return { header: { name: name.replace(/\.gz$/, ''), size: body.length, mtime: new Date(0) }, body };
});
writePacked(kept, await packTar(tables));

const folder = mkdtempSync(join(tmpdir(), 'mihna-statements-'));
const asked = join(folder, 'asked.jsonl');
const node = await prepareOnNode24();
process.env.KEEP_STATEMENTS = asked;
// The test that compares the API's description with the last release's keeps today's instead.
process.env.KEEP_DESCRIPTION = 'on';
const code = await run(node, 'vitest', ['run', '--reporter=dot']);
const statements = new Map(readLines(asked).map((text) => [shapeOf(text), text]));
rmSync(folder, { recursive: true });
writePacked('tests/support/released/statements.jsonl.br', Buffer.from(textOf(statements)));
console.log(`${statements.size} statements`);

// From now on nobody edits them: a database of the release has had them.
const hashes = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(`migrations/${name}`))
        .digest('hex')}  ${name}\n`,
  );
writeFileSync('tests/support/released/migrations.sha256', hashes.join(''));
process.exit(code);

function writePacked(file, bytes) {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(file, packed);
  console.log(`${Math.round(packed.length / 1000)} kB in ${file}`);
}

function readLines(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Statements that differ in their parameters' numbers, and in how many rows or values they list, are one. */
function shapeOf(text) {
  const parts = text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/'[^']*'/g, "''")
    .split(', ');
  return parts.filter((part, place) => part !== parts[place - 1]).join(', ');
}

function textOf(found) {
  return [...found.values()]
    .sort()
    .map((text) => `${JSON.stringify(text)}\n`)
    .join('');
}
