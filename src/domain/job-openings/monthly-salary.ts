import type { SalaryType } from './job-openings.ts';

const perMonth: Readonly<Record<SalaryType, number>> = {
  'per week': 52 / 12,
  'per month': 1,
  'per year': 1 / 12,
};

/** A salary as a whole amount per month in its own currency, to compare openings of the same currency by. */
export function monthlySalary(amount: number, type: SalaryType): number {
  return Math.min(2_000_000_000, Math.round(amount * perMonth[type]));
}
