import { referenceKey } from '#domain/reference/keys.ts';
import * as texts from '#texts/asked.js';
import { textsByKey } from '#web/texts-by-key.ts';

const byKey = textsByKey(texts);

/** The lists whose labels `asked.js` holds. */
type AskedList = 'industry' | 'employees' | 'visa' | 'proficiency' | 'driving_licence';

/** The label of a value of a long list (industries, visas). It brings all of them: not for the list of openings. */
export function referenceLabel(list: AskedList, value: string): string {
  return byKey[referenceKey(list, value)]?.() ?? value;
}
