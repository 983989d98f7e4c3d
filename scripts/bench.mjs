// npm run bench: builds what is missing, then runs the benchmark with the given arguments; `npm run bench -- video`
// measures recording and playing instead, `slow-recording` whether takes are kept while every core is busy,
// `npm run bench -- abuse` ordinary people beside slow attackers, `crowd` people beside crowds of visitors, `timing` whether times of answers tell who has an account, `cv-reading` what is found in CVs
// of six layouts, `busy-signup` whether people with sound CVs go on while every core is busy, `cv` how long they take to
// be set beside jsPDF, `applications` the list and the board of an opening with 10,000 applications, `administration` the
// lists of administrators with 10,000 companies and 1,000,000 entries of the audit log, `morning` the search while 10,000
// alerts are written and sent, `search-quality` what 300 searches in three languages find, `pool` the search of 100,000
// candidates beside its bare statements, with their plans, `scale` every list, search, task and nightly sweep with
// 1,000,000 openings and candidates, beside a tenth of them, `backup` what a backup of 1,000,000 openings takes and brings back,
// `import` how long moving in with 50,000 applications takes, with a kill in the middle, `deliveries` whether webhooks arrive,
// all and in order, while the product is killed fifty times, `interactions` how soon the screens of the working day answer a press on a
// processor slowed four times, `first-views` how soon they can be used on a slow line.
import './help.mjs';
import { programBundle } from './bundle.mjs';
import { run } from './children.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareOnNode24 } from './prepare.mjs';
import { isBuilt } from './sources.mjs';

const node = await prepareOnNode24();
if (!isBuilt()) {
  const code = await run(node, node, ['scripts/build.mjs', '--if-changed']);
  if (code !== 0) process.exit(code);
}
const { build } = await import('esbuild');
const [part, ...others] = process.argv.slice(2);
if (['cv-reading', 'busy-signup', 'slow-recording', 'interactions', 'first-views'].includes(part))
  process.env.CHROMIUM_PATH ??= ensureChromium();
const named = [
  'video',
  'abuse',
  'crowd',
  'timing',
  'hostile-recordings',
  'restarts',
  'cv-reading',
  'busy-signup',
  'slow-recording',
  'cv',
  'pool',
  'search-quality',
  'applications',
  'administration',
  'alerts',
  'morning',
  'scale',
  'backup',
  'import',
  'deliveries',
  'interactions',
  'first-views',
];
const isNamed = named.includes(part);
await build(programBundle(isNamed ? `bench/${part}.ts` : 'bench/bench.ts', 'dist/bench.js'));
const options = isNamed ? others : process.argv.slice(2);
process.exit(await run(node, node, ['--enable-source-maps', 'dist/bench.js', ...options]));
