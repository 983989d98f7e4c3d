// npm run backup -- FILE: writes database and files of this moment into one file; the product may run meanwhile.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('backup');
