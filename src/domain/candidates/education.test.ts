import { describe, expect, test } from 'vitest';
import { messageKeys } from '#support/message-keys.ts';
import { educationEntry } from './education.ts';

describe('an education', () => {
  const entry = {
    institution_name: 'Amman University',
    course_name: 'Masters degree',
    from_year: '2016',
    to_year: 2020,
  };

  test('takes years as text or number', () => {
    expect(educationEntry.parse(entry)).toMatchObject({ from_year: 2016, to_year: 2020 });
  });

  test('asks for institution, course and years', () => {
    expect(messageKeys(educationEntry.safeParse({ from_year: '' }))).toEqual({
      institution_name: 'validation_required_fields',
      course_name: 'validation_required_fields',
      from_year: 'validation_required_fields',
      to_year: 'validation_required_fields',
    });
  });

  test('has an institution of at least 4 characters, or 2 in capitals', () => {
    const named = (institution_name: string) => educationEntry.safeParse({ ...entry, institution_name });
    expect(['abcd', 'MIT', 'QU', 'abc', 'Q', 'Qu'].map((name) => named(name).success)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(messageKeys(named('abc'))).toEqual({ institution_name: 'validation_field_minimum' });
  });

  test('does not end before it starts', () => {
    expect(messageKeys(educationEntry.safeParse({ ...entry, to_year: 2015 }))).toEqual({
      from_year: 'validation_start_year_order',
    });
  });
});
