import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { makeSuperadmin } from '#server/modules/identity/superadmin-service.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { withContext } from './with-context.ts';

const [email] = process.argv.slice(2);

try {
  if (!email) throw new WrongSetting('Say whose: npm run superadmin -- you@example.com');
  const password = process.env.SUPERADMIN_PASSWORD ?? (await askTwice());
  const outcome = await withContext((context) => makeSuperadmin(context, { email, password }));
  process.stdout.write(
    outcome === 'created'
      ? `${email} is superadmin now and can sign in.\n`
      : `${email} was superadmin already: the password is changed, open sessions have ended.\n`,
  );
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

async function askTwice(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new WrongSetting('There is no terminal to ask on: set SUPERADMIN_PASSWORD instead.');
  const password = await ask('Password (at least 15 characters): ');
  if ((await ask('The same again: ')) !== password)
    throw new WrongSetting('The two passwords are not the same; nothing was changed.');
  return password;
}

/** Asks without showing what is typed. */
function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve) => {
    terminal.once('SIGINT', () => process.exit(130));
    terminal.question('', (answer) => {
      terminal.close();
      process.stdout.write('\n');
      resolve(answer);
    });
  });
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.code === 'NOT_ALLOWED') return `${email} has an account of another kind; take another address.`;
    const first = Object.values(error.fields ?? {})[0]?.[0];
    if (first) return `${translate(first.text, first.params ?? {}, 'en')}.`;
  }
  if (error instanceof WrongSetting) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
