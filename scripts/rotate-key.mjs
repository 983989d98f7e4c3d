// npm run rotate-key: seals everything that is sealed anew, with the new key. docs/operating/secure.md says how.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('rotate-key');
