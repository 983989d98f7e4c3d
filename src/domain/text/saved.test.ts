import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalDate, optionalNumber } from './fields.ts';
import { pickFields, savedFields, wholeOf } from './saved.ts';
import { optionalShortText, richText, shortText } from './text.ts';

const shape = {
  title: shortText(5),
  text: richText(5, { min: 0 }).nullish(),
  level: z.enum(['low', 'high']),
  choice: z.preprocess((value) => value || null, z.enum(['a', 'b']).nullish()),
  is_open: z.boolean().default(true),
  count: z.coerce.number().int().default(1),
  years: optionalNumber({ integer: true }),
  tags: z.array(optionalShortText(5)).default([]),
};

test('what is saved is read without the rules of a save', () => {
  const saved = z.object(savedFields(shape));
  const whole = { title: 'longer than five', text: '', level: 'gone', choice: '', is_open: false, count: -1 };
  expect(saved.parse({ ...whole, years: null, tags: ['longer than five'] })).toMatchObject({
    ...whole,
    years: null,
  });
  for (const wrong of [{ title: null }, { count: null }, { years: '3' }, { is_open: 'yes' }, { tags: [1] }])
    expect(saved.safeParse({ ...whole, years: 3, tags: [], ...wrong }).success).toBe(false);
});

test('a field that is not plain says so at the start', () => {
  expect(() => savedFields({ lists: z.array(z.object({})) })).toThrow('lists is no plain field');
});

test('a save of the whole empties what it leaves out', () => {
  const values: { title: string; due?: string | null } = { title: 'A' };
  expect(wholeOf({ title: 0, due: optionalDate() }, values)).toEqual({ title: 'A', due: null });
});

test('picking takes what the shape names and nothing else', () => {
  expect(pickFields({ title: 0, text: 0 }, { title: 'A', secret: 'B' } as { title: string })).toEqual({
    title: 'A',
  });
});
