// Builds dist: texts, pages, server, service worker. With --if-changed only when the sources changed;
// with --without-texts the texts stand already, and others read them meanwhile.
import './help.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { openingsBundle, productBundle } from './bundle.mjs';
import { run } from './children.mjs';
import { exclusively } from './exclusive.mjs';
import { fail, prepareOnNode24 } from './prepare.mjs';
import { hashSources, isBuilt, markBuilt } from './sources.mjs';

const node = await prepareOnNode24();
await exclusively('building', async () => {
  if (process.argv.includes('--if-changed') && isBuilt()) return;
  const hash = hashSources();
  if (!process.argv.includes('--without-texts')) await step('texts', compileTexts);
  await step('pages', buildPages);
  await step('server', bundleServer);
  await step('service worker', buildServiceWorker);
  await step('script for other sites', bundleOpenings);
  await step('compressed files', compressFiles);
  markBuilt(hash);
});
// Paraglide and esbuild keep helpers that would hold the process.
process.exit(0);

async function step(name, work) {
  const started = performance.now();
  try {
    await work();
  } catch (error) {
    fail(`The build failed (${name}): ${error.message}`);
  }
  console.log(`Built: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function compileTexts() {
  const texts = await import('./texts.mjs');
  await texts.compileTexts();
}

async function buildPages() {
  const options = { env: { NODE_ENV: 'production' } };
  const code = await run(node, 'vite', ['build', '--logLevel', 'warn'], options);
  if (code !== 0) throw new Error(`vite build ended with code ${code}.`);
}

async function bundleServer() {
  const { build } = await import('esbuild');
  mkdirSync('dist', { recursive: true });
  for (const name of readdirSync('dist')) {
    if (/\.js(\.map)?$/.test(name)) rmSync(`dist/${name}`);
  }
  for (const name of ['workers', 'commands']) rmSync(`dist/${name}`, { recursive: true, force: true });
  await build(productBundle('dist'));
}

/** Whoever takes it waits for it: it must stay small. */
async function bundleOpenings() {
  const [{ build }, { gzipSync }] = [await import('esbuild'), await import('node:zlib')];
  await build(openingsBundle('dist/web/client'));
  const { length } = gzipSync(readFileSync('dist/web/client/openings.js'));
  if (length > 10_000) throw new Error(`It has become too large: ${length} bytes.`);
}

async function compressFiles() {
  const { precompress } = await import('./precompress.mjs');
  await precompress();
}

async function buildServiceWorker() {
  const code = await run(node, node, ['scripts/service-worker.mjs'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`scripts/service-worker.mjs ended with code ${code}.`);
}
