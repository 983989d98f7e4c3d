// npm run remove-demo: removes the demo's accounts and companies from the database; builds what is missing.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('remove-demo');
