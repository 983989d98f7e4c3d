// npm run dev: the product with pages from Vite's development server, restarted after each change of the server.
import './help.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { productBundle } from './bundle.mjs';
import { childEnvironment } from './children.mjs';
import { prepareOnNode24 } from './prepare.mjs';

const node = await prepareOnNode24();
const { compileTexts } = await import('./texts.mjs');
const { context } = await import('esbuild');

let product;
let isStopping = false;
let restarts = Promise.resolve();

await compileTexts();
watchTexts();
const bundler = await context({ ...productBundle('dist/dev'), plugins: [restartAfterBuild()] });
await bundler.watch();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);

function watchTexts() {
  let waiting;
  watch('src/locales', { recursive: true }, () => {
    clearTimeout(waiting);
    // Editors write a file in several steps.
    waiting = setTimeout(() => compileTexts().catch((error) => console.error(error.message)), 100);
  });
}

function restartAfterBuild() {
  return {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => {
        if (errors.length === 0) restarts = restarts.then(restart);
      });
    },
  };
}

async function restart() {
  await stopProduct();
  if (isStopping) return;
  const env = childEnvironment(node, { MIHNA_DEV: '1' });
  // A group of its own, so that Ctrl-C does not reach it twice.
  const child = spawn(node, ['--enable-source-maps', 'dist/dev/main.js'], {
    stdio: 'inherit',
    env,
    detached: true,
  });
  child.once('exit', (code) => {
    if (product === child && code)
      console.error(`The product ended with code ${code}; a change starts it again.`);
  });
  product = child;
}

async function stopProduct() {
  const child = product;
  product = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function stopAll() {
  if (isStopping) return;
  isStopping = true;
  await restarts;
  await stopProduct();
  await bundler.dispose();
  process.exit(0);
}
