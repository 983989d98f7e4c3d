// npm run move -- --database=URL|embedded --storage=URL|folder: moves the stopped product's database, files or both.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('move');
