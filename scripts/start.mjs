// npm start: installs and builds what is missing, then runs the product in the foreground.
import './help.mjs';
import { run } from './children.mjs';
import { prepare } from './prepare.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepare();
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}
const preload = ['--enable-source-maps', '--import', './scripts/production-react.mjs'];
process.exit(await run(node, node, [...preload, 'dist/main.js', ...process.argv.slice(2)]));
