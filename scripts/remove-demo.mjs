// npm run remove-demo: removes the demo's accounts and companies from the database; builds what is missing.
import './help.mjs';
import { run } from './children.mjs';
import { prepare } from './prepare.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepare();
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}
process.exit(await run(node, node, ['dist/commands/remove-demo.js']));
