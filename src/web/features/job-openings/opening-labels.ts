import type {
  EmploymentType,
  ExperienceLevel,
  MinimumEducation,
  SalaryType,
} from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';

// Named one by one, so that a page carries these texts alone.
const employment: Readonly<Record<EmploymentType, () => string>> = {
  'full time': m.reference_employment_type_full_time,
  'part time': m.reference_employment_type_part_time,
  'contract/temporary': m.reference_employment_type_contract_temporary,
  freelance: m.reference_employment_type_freelance,
};
const levels: Readonly<Record<ExperienceLevel, () => string>> = {
  entry: m.reference_experience_level_entry,
  mid: m.reference_experience_level_mid,
  senior: m.reference_experience_level_senior,
  executive: m.reference_experience_level_executive,
};
const educations: Readonly<Record<MinimumEducation, () => string>> = {
  none: m.reference_education_none,
  'primary school': m.reference_education_primary_school,
  'high school': m.reference_education_high_school,
  bachelor: m.reference_education_bachelor,
  masters: m.reference_education_masters,
  'Ph.D': m.reference_education_ph_d,
};
const periods: Readonly<Record<SalaryType, () => string>> = {
  'per week': m.reference_salary_type_per_week,
  'per month': m.reference_salary_type_per_month,
  'per year': m.reference_salary_type_per_year,
};

export const employmentLabel = (value: string) => labelIn(employment, value);
export const levelLabel = (value: string) => labelIn(levels, value);
export const educationLabel = (value: string) => labelIn(educations, value);

/** "per month", or "per month, negotiable" */
export function payTerms({ type, negotiable }: { type: string; negotiable?: boolean | undefined }): string {
  const period = labelIn(periods, type);
  return negotiable ? m.job_openings_salary_negotiable({ period }) : period;
}

function labelIn(labels: Readonly<Record<string, () => string>>, value: string): string {
  return labels[value]?.() ?? value;
}
