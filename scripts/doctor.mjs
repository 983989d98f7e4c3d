// npm run doctor: says what is wrong with an installation, and ends with 1 where anything is; the product may run meanwhile.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('doctor');
