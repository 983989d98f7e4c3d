// npm run restore -- FILE: brings an empty database and an empty storage to what a backup holds.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('restore');
