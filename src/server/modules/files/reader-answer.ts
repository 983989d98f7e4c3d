import { writeSync } from 'node:fs';

/** Hands what a reader found in a file to the process that asked for it; several findings are lines. */
export function answerParent(finding: object): void {
  const output = Buffer.from(`${JSON.stringify(finding)}\n`);
  let written = 0;
  while (written < output.length) {
    try {
      written += writeSync(1, output, written);
    } catch (error) {
      // The pipe is full for the moment.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}
