import type { z } from 'zod';
import { fieldLabelKey } from '#domain/reference/field-labels.ts';
import { type MessageKey, messageKeysByField } from '#domain/text/validation.ts';
import * as referenceTexts from '#texts/reference.js';
import * as validationTexts from '#texts/validation.js';
import type { FormErrors } from './refusal.ts';
import { textsByKey } from './texts-by-key.ts';

const texts = textsByKey({ ...validationTexts, ...referenceTexts });

/** Checks a form by the same schema as the server; empty where all is well. */
export function checkForm(schema: z.ZodType, values: unknown): FormErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const fields = messageKeysByField(result.error.issues);
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, sentenceOf(found)]));
}

/** The first of them; where a hint follows of what would be right, that on a line of its own. */
function sentenceOf([first, ...others]: readonly MessageKey[]): string {
  const hint = others.find(({ key }) => key.endsWith('_hint'));
  return [first, hint].flatMap((found) => (found ? [textOf(found.key, found.params)] : [])).join('\n');
}

/** The label of a field of the wire; of an entry's (`experiences.0.designation`) the last part. */
export function fieldLabel(field: string): string | undefined {
  const key = fieldLabelKey(field.split('.').at(-1) ?? '');
  return key && texts[key]?.({});
}

/** The label of a reference value by its key (`referenceKey(list, value)`). */
export function textOf(key: string, params: Record<string, string | number> = {}): string {
  const named = { ...params };
  for (const name of ['field', 'name']) {
    const words = typeof named[name] === 'string' ? fieldLabel(named[name]) : undefined;
    if (words) named[name] = words;
  }
  return texts[key]?.(named) ?? key;
}
