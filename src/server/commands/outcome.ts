import { safeMessage } from '#server/platform/safe-error.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';

/** Runs a command to its end: what is wrong is told in a sentence, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof WrongSetting ? error.message : safeMessage(error)}\n`);
    process.exitCode = 1;
  }
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
