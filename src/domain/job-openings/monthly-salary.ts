import type { SalaryType } from './job-openings.ts';

/** What one unit is in QAR: the currencies of the Gulf that are pegged to the dollar as the riyal is, and near ones. */
const inRiyals: Readonly<Record<string, number>> = {
  QAR: 1,
  USD: 3.64,
  AED: 0.9911,
  SAR: 0.9707,
  BHD: 9.6809,
  OMR: 9.4668,
  KWD: 11.85,
};

const perMonth: Readonly<Record<SalaryType, number>> = {
  'per week': 52 / 12,
  'per month': 1,
  'per year': 1 / 12,
};

/** A salary as whole QAR per month, to compare openings by; undefined in a currency that has no fixed rate. */
export function monthlySalaryInRiyals(
  amount: number,
  type: SalaryType,
  currency: string,
): number | undefined {
  const rate = inRiyals[currency];
  return rate === undefined ? undefined : Math.min(2_000_000_000, Math.round(amount * rate * perMonth[type]));
}
