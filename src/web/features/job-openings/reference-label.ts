import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import * as texts from '#texts/reference.js';

const byKey = texts as unknown as Readonly<Record<string, (() => string) | undefined>>;

/** The label of a value of a long list (industries, visas). It brings all of them: not for the list of openings. */
export function referenceLabel(list: ReferenceList, value: string): string {
  return byKey[referenceKey(list, value)]?.() ?? value;
}
