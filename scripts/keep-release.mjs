// npm run keep-release -- BACKUP: keeps the tables of a backup for the test that upgrades the last release, and holds the
// migrations of today. Made with that release: a start with DEMO=on and a DATA_DIR of its own, then npm run backup -- BACKUP there.
import './help.mjs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';

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
const packed = brotliCompressSync(await packTar(tables), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
});
writeFileSync(kept, packed);
console.log(`${tables.length} entries, ${Math.round(packed.length / 1000)} kB in ${kept}`);

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
