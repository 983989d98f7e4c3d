// npm run migrate: brings the database to this version's tables, and starts nothing; a start does the same by itself.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('migrate');
