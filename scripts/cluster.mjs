// npm run cluster: the shape of packaging/compose.yaml from plain processes, on this machine: PostgreSQL behind PgBouncer,
// nginx with TLS and HTTP/2 before two processes that answer, one that works off tasks, a bucket. Ctrl-C ends all of it.
// npm run cluster -- drills [NAME …]: what docs/operating/drills.md says of each; ends with 1 where a bound is missed.
// POSTGRES_BIN names the folder of another PostgreSQL (15 or newer) than the embedded one.
import './help.mjs';
import { programBundle } from './bundle.mjs';
import { run } from './children.mjs';
import { prepareOnNode24 } from './prepare.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepareOnNode24();
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}
const { build } = await import('esbuild');
await build(programBundle('bench/cluster.ts', 'dist/cluster.js'));
process.exit(await run(node, node, ['--enable-source-maps', 'dist/cluster.js', ...process.argv.slice(2)]));
