// A command that is asked for --help says what its own first lines say, before it does anything.
import { readFileSync } from 'node:fs';

if (process.argv.slice(2).includes('--help')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  console.log(comment.map((line) => line.slice(3)).join('\n'));
  process.exit(0);
}
