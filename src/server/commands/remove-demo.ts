import { removeDemo } from '#server/demo/remove.ts';
import { withContext } from './with-context.ts';

const removed = await withContext(removeDemo);
process.stdout.write(
  removed.accounts === 0
    ? 'There are no demo accounts here.\n'
    : `Removed ${removed.accounts} demo accounts and ${removed.companies} companies with their openings and applications.\n`,
);
