import { expect, test } from 'vitest';
import { z } from 'zod';
import { messageKeyOf, messageKeysByField } from './validation.ts';

const keyOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && messageKeyOf(issue);
};

test("zod's own issues have the generic texts", () => {
  expect(keyOf(z.object({ a: z.string() }), {})).toEqual({
    key: 'validation_required',
    params: { field: 'a' },
  });
  expect(keyOf(z.string(), null)?.key).toBe('validation_required');
  expect(keyOf(z.string(), 5)?.key).toBe('validation_invalid');
  expect(keyOf(z.string().min(1), '')?.key).toBe('validation_required');
  expect(keyOf(z.string().min(4), 'abc')).toEqual({ key: 'validation_minimum', params: { number: 4 } });
  expect(keyOf(z.string().max(4), 'abcde')).toEqual({ key: 'validation_maximum', params: { number: 4 } });
  expect(keyOf(z.number().max(5), 6)).toEqual({ key: 'validation_maximum_value', params: { number: 5 } });
  expect(keyOf(z.number().min(5), 4)?.key).toBe('validation_minimum_value');
  expect(keyOf(z.array(z.string()).max(1), ['a', 'b'])?.key).toBe('validation_maximum_items');
  expect(keyOf(z.array(z.string()).min(1), [])?.key).toBe('validation_required');
  expect(keyOf(z.email(), 'x')?.key).toBe('validation_email');
  expect(keyOf(z.iso.date(), 'x')?.key).toBe('validation_date');
  expect(keyOf(z.enum(['a']), 'x')?.key).toBe('validation_option');
  expect(keyOf(z.strictObject({}), { x: 1 })?.key).toBe('validation_unknown_field');
  expect(keyOf(z.uuid(), 'x')?.key).toBe('validation_invalid');
});

test('a message that is a text key keeps it, with its parameters', () => {
  const schema = z
    .string()
    .refine(() => false, { error: 'validation_duplicate', params: { x: 'Revit', deep: {} } });
  expect(keyOf(schema, 'Revit')).toEqual({ key: 'validation_duplicate', params: { x: 'Revit' } });
});

test('issues are gathered by field, also fields with treacherous names', () => {
  const issue = (path: (string | number)[]) => ({ code: 'custom', message: 'validation_required', path });
  const fields = messageKeysByField([issue(['a', 0, 'b']), issue(['toString']), issue(['toString'])]);
  expect(Object.keys(fields)).toEqual(['a.0.b', 'toString']);
  expect(fields.toString).toHaveLength(2);
});
