// Writes the .br and .gz beside the built files of the client, which the server then sends as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'dist/web/client';
const texts = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.html', '.txt', '.wasm', '.ttf']);
const smallest = 1024;

/** Compresses what is text, large enough, and becomes smaller by it. */
export async function precompress() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // The last percent of what is large and rarely read would take most of the time.
  const quality = content.length > 450_000 ? 9 : 11;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const forms = {
    br: await promisify(brotliCompress)(content, { params }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [extension, compressed] of Object.entries(forms)) {
    if (compressed.length < content.length) writeFileSync(`${path}.${extension}`, compressed);
  }
}
