import { safeMessage } from '#server/platform/safe-error.ts';

/** What a check found: as it should be, worth a look, or wrong, so that somebody waits or something is at risk. */
export type Verdict = 'well' | 'look' | 'wrong';

/** One line of the doctor's: what was examined, how it stands, and what to do where it does not stand well. */
export interface Finding {
  about: string;
  verdict: Verdict;
  sentence: string;
}

/** Examines one thing; what it throws is itself the finding. */
export interface Check {
  about: string;
  examine(): Promise<Omit<Finding, 'about'>>;
}

export const well = (sentence: string) => ({ verdict: 'well' as const, sentence });
export const look = (sentence: string) => ({ verdict: 'look' as const, sentence });
export const wrong = (sentence: string) => ({ verdict: 'wrong' as const, sentence });

/** One check after the other, each for itself and for at most 20 s: one that fails keeps none from the next. */
export async function* examineAll(checks: readonly Check[], patience = 20_000): AsyncGenerator<Finding> {
  for (const { about, examine } of checks) yield { about, ...(await examineOne(examine, patience)) };
}

async function examineOne(examine: Check['examine'], patience: number): Promise<Omit<Finding, 'about'>> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Omit<Finding, 'about'>>((resolve) => {
    timer = setTimeout(() => resolve(wrong(`It did not answer within ${patience / 1000} s.`)), patience);
  });
  try {
    return await Promise.race([examine(), silence]);
  } catch (error) {
    return wrong(safeMessage(error));
  } finally {
    clearTimeout(timer);
  }
}
