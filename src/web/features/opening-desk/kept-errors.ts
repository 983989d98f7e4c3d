import type { FormErrors } from '../../validation.ts';
import type { OpeningValues } from './opening-values.ts';

/** The errors that still stand after a change: what was mended, moved or taken out has none any more. */
export function keptErrors(
  errors: FormErrors,
  before: OpeningValues,
  change: Partial<OpeningValues>,
): FormErrors {
  const isKept = (field: string) => valueAt(before, field) === valueAt({ ...before, ...change }, field);
  const kept = Object.entries(errors).filter(([field]) => isKept(field));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}

/** What stands in a field; of an entry also which one it is, so that a neighbour that took its place differs. */
function valueAt(values: OpeningValues, field: string): unknown {
  const [name = '', at, ...inner] = field.replace(/^eligibility\./, '').split('.');
  const value = values[name as keyof OpeningValues];
  if (!Array.isArray(value) || at === undefined) return value;
  const entry: unknown = value[Number(at)];
  if (typeof entry !== 'object' || entry === null) return entry;
  const part = inner.at(-1) === 'answer' ? 'knock_out_answer' : (inner.at(-1) ?? '');
  const { key, [part]: content } = entry as Record<string, unknown>;
  return `${key} ${content}`;
}
