import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { textOf } from '#web/validation.ts';

/** The words of a stored value in the reader's language; a value that is in no list stays as it is. */
export function labelOf(list: ReferenceList, value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const key = referenceKey(list, value);
  const text = textOf(key);
  return text === key ? String(value) : text;
}
