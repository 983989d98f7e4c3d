import { AsyncLocalStorage } from 'node:async_hooks';
import { type Digits, defaultDigits, readDigitsBy } from '#domain/digits.ts';

const chosen = new AsyncLocalStorage<Digits>();
readDigitsBy(() => chosen.getStore() ?? defaultDigits);

/** What `write` writes for a person, in that person's digits; all else that the server writes has 0–9. */
export function writtenIn<Written>(digits: Digits | undefined, write: () => Written): Written {
  return chosen.run(digits ?? defaultDigits, write);
}
