// npm run migrations -- --name=what_changed: writes the SQL for what changed in the tables. The generator compares with
// the newest snapshot alone; the two newest stay.
import './help.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { run } from './children.mjs';
import { prepareOnNode24 } from './prepare.mjs';

const node = await prepareOnNode24();
const code = await run(node, 'drizzle-kit', ['generate', ...process.argv.slice(2)]);
const snapshots = readdirSync('migrations/meta').filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -2)) rmSync(`migrations/meta/${name}`);
process.exit(code);
