// npm run superadmin -- you@example.com: makes the superadmin; builds what is missing.
import './help.mjs';
import { runProductCommand } from './product-command.mjs';

await runProductCommand('superadmin');
