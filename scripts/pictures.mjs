// npm run pictures: every screen in its main states, at three widths, in every language and both themes, as contact sheets in
// pictures/. "npm run pictures -- employer" takes those with the word in their name; the list is tests/screens/screens.ts.
import './help.mjs';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ensureChromium } from './chromium.mjs';
import { fail, prepareOnNode24 } from './prepare.mjs';
import { startProduct } from './product.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepareOnNode24();
const words = process.argv.slice(2);
const chromiumPath = ensureChromium();
if (!chromiumPath) process.exit(1);
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}

const started = Date.now();
const product = await startProduct(node, join(tmpdir(), 'mihna-pictures-'));
// The accounts that the pictures need are written beside the running product.
process.env.E2E_DATA_DIR = product.folder;
let browser;
try {
  await product.ready();
  const { chromium } = await import('@playwright/test');
  const { takePictures } = await import('../tests/screens/pictures.ts');
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  if (words.length === 0) rmSync('pictures', { recursive: true, force: true });
  const failed = await takePictures(browser, { site: product.site, folder: 'pictures', words });
  for (const line of failed) console.error(`Not taken: ${line}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  console.log(`The sheets are in pictures/ after ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  fail(`The pictures could not be taken: ${error.message}`);
} finally {
  await browser?.close();
  await product.stop();
}
process.exit();
