import { describe, expect, test } from 'vitest';
import { messageKeys } from '#support/message-keys.ts';
import { addedWithoutLocation } from './added-experiences.ts';
import { experienceEntryOn } from './experience.ts';
import { monthsOfTotal, totalExperience } from './experience-dates.ts';

const today = () => '2026-11-21';

describe('an experience', () => {
  const schema = experienceEntryOn(today);
  const entry = {
    company_name: 'Rayyan Care',
    designation: 'Nurse',
    from_month: 3,
    from_year: 2023,
    to_month: '11',
    to_year: '2026',
  };

  test('ends this month at the latest', () => {
    expect(schema.safeParse(entry).success).toBe(true);
    expect(messageKeys(schema.safeParse({ ...entry, to_month: 12 }))).toEqual({
      to_month: 'validation_experience_end_future',
    });
  });

  test('starts this month at the latest', () => {
    const current = { ...entry, currently_working: true, from_year: 2026 };
    expect(schema.safeParse({ ...current, from_month: 11 }).success).toBe(true);
    expect(messageKeys(schema.safeParse({ ...current, from_month: 12 }))).toEqual({
      from_month: 'validation_experience_start_future',
    });
  });

  test('does not end before it starts', () => {
    const same = { ...entry, from_year: 2025, to_year: 2025, from_month: 6 };
    expect(schema.safeParse({ ...same, to_month: 6 }).success).toBe(true);
    expect(messageKeys(schema.safeParse({ ...same, to_month: 5 }))).toEqual({
      from_month: 'validation_start_month_order',
    });
    expect(messageKeys(schema.safeParse({ ...same, to_year: 2024 }))).toEqual({
      from_year: 'validation_start_year_order',
    });
  });

  test.each([
    { currently_working: true },
    { to_month: 13 },
    { to_year: 'Present' },
    { currently_working: 1 },
  ])('is current with %j: month 13, year Present', (change) => {
    const parsed = schema.parse({ ...entry, ...change });
    expect(parsed).toMatchObject({ currently_working: true, to_month: 13, to_year: 'Present' });
  });

  test('needs designation, company and four dates', () => {
    expect(messageKeys(schema.safeParse({}))).toEqual({
      company_name: 'validation_required_fields_all',
      designation: 'validation_required_fields_all',
      from_month: 'validation_required_fields_all',
      from_year: 'validation_required_fields_all',
      to_month: 'validation_required_fields_all',
      to_year: 'validation_required_fields_all',
    });
    expect(messageKeys(schema.safeParse({ ...entry, to_month: '', to_year: '' }))).toEqual({
      to_month: 'validation_required_fields_all',
      to_year: 'validation_required_fields_all',
    });
  });

  test('added, needs the location too', () => {
    expect(messageKeys(experienceEntryOn(today, 'add').safeParse(entry))).toEqual({
      company_location: 'validation_required_fields',
    });
    expect(schema.safeParse({ ...entry, company_location: '' }).success).toBe(true);
    expect(schema.safeParse({ ...entry, company_location: 'UAE', designation: 'CEO' }).success).toBe(true);
  });
});

describe('an experience without location', () => {
  const schema = experienceEntryOn(today);
  const entry = (company_name: string, company_location: string | null = '') =>
    schema.parse({
      company_name,
      designation: 'Nurse',
      company_location,
      from_month: 3,
      from_year: 2023,
      currently_working: true,
    });
  const [one, two] = [entry('Rayyan Care'), entry('Lusail Care')];

  test('is refused when it is added, wherever it stands in the list', () => {
    expect(addedWithoutLocation([one], [])).toEqual([0]);
    expect(addedWithoutLocation([one, two], [one])).toEqual([1]);
    expect(addedWithoutLocation([two, one], [one])).toEqual([0]);
    expect(addedWithoutLocation([one, one], [one])).toEqual([1]);
    expect(addedWithoutLocation([entry('Rayyan Care', 'Doha')], [])).toEqual([]);
  });

  test('stays when it is edited, moved, or was there', () => {
    expect(addedWithoutLocation([two], [one])).toEqual([]);
    expect(addedWithoutLocation([two, one], [one, two])).toEqual([]);
    expect(addedWithoutLocation([entry('Rayyan Care', null)], [one])).toEqual([]);
    expect(addedWithoutLocation([one], [entry('Rayyan Care', 'Doha')])).toEqual([]);
  });
});

describe('total experience', () => {
  const period = (from_month: number, from_year: number, to_month: number, to_year: number | 'Present') => ({
    from_month,
    from_year,
    to_month,
    to_year,
  });

  test('counts first and last month, as years.months', () => {
    expect(totalExperience([period(1, 2020, 12, 2020)], today())).toBe('1.0');
    expect(totalExperience([period(12, 2025, 13, 'Present')], today())).toBe('1.0');
    expect(totalExperience([period(1, 2020, 11, 2023)], today())).toBe('3.11');
    expect(totalExperience([], today())).toBe('0.0');
  });

  test('counts months of two jobs at a time once', () => {
    expect(totalExperience([period(1, 2020, 12, 2020), period(7, 2020, 6, 2021)], today())).toBe('1.6');
  });

  test('is read back in months', () => {
    expect([monthsOfTotal('3.11'), monthsOfTotal('2'), monthsOfTotal(''), monthsOfTotal(null)]).toEqual([
      47, 24, 0, 0,
    ]);
  });
});
