// A command of the built product: installs and builds what is missing, then runs it with the words it was given.
import { run } from './children.mjs';
import { prepare } from './prepare.mjs';
import { isBuilt } from './sources.mjs';

export async function runProductCommand(name) {
  const node = await prepare();
  if (!isBuilt()) {
    const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
    if (code !== 0) process.exit(code);
  }
  process.exit(await run(node, node, [`dist/commands/${name}.js`, ...process.argv.slice(2)]));
}
