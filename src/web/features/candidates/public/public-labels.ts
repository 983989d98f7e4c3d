import { monthsOfTotal } from '#domain/candidates/experience-dates.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

// Named one by one, so that a public page carries these texts alone.
const levels: Readonly<Record<string, () => string>> = {
  'Low Proficiency': m.reference_proficiency_low_proficiency,
  'Moderate Proficiency': m.reference_proficiency_moderate_proficiency,
  Expert: m.reference_proficiency_expert,
  Native: m.reference_proficiency_native,
};
const courses: Readonly<Record<string, () => string>> = {
  'High school or equivalent': m.reference_course_high_school_or_equivalent,
  Diploma: m.reference_course_diploma,
  'Bachelors degree': m.reference_course_bachelors_degree,
  'Higher diploma': m.reference_course_higher_diploma,
  'Masters degree': m.reference_course_masters_degree,
  Doctorate: m.reference_course_doctorate,
  Others: m.reference_course_others,
};
const genders: Readonly<Record<string, () => string>> = {
  Male: m.reference_gender_male,
  Female: m.reference_gender_female,
};
const statuses: Readonly<Record<string, () => string>> = {
  Single: m.reference_marital_status_single,
  Married: m.reference_marital_status_married,
  Divorced: m.reference_marital_status_divorced,
  Widowed: m.reference_marital_status_widowed,
};
const visas: Readonly<Record<string, () => string>> = {
  'Residency Visa': m.reference_visa_residency_visa,
  Citizen: m.reference_visa_citizen,
  'Residency Visa (Transferable)': m.reference_visa_residency_visa_transferable,
  'Residency Visa (Non-Transferable)': m.reference_visa_residency_visa_non_transferable,
  'Student Visa': m.reference_visa_student_visa,
  'Transit Visa': m.reference_visa_transit_visa,
  'Visit Visa': m.reference_visa_visit_visa,
  'No Visa': m.reference_visa_no_visa,
  'GCC Nationals': m.reference_visa_gcc_nationals,
  'Residency Visa (Spouse/ Parent/ Sibling Sponsorship)':
    m.reference_visa_residency_visa_spouse_parent_sibling_sponsorship,
};

const of = (labels: Readonly<Record<string, () => string>>) => (value: string) => labels[value]?.() ?? value;

export const levelLabel = of(levels);
export const courseLabel = of(courses);
export const genderLabel = of(genders);
export const maritalLabel = of(statuses);
export const visaLabel = of(visas);

/** "Jan 2020 – present". */
export function periodOf(entry: {
  from_month: number;
  from_year: number;
  to_month: number;
  to_year: number | 'Present';
}): string {
  const start = `${month(entry.from_month)} ${entry.from_year}`;
  const end =
    entry.to_year === 'Present' ? m.candidates_present() : `${month(entry.to_month)} ${entry.to_year}`;
  return `${start} – ${end}`;
}

/** The text of 'years.months'. */
export function monthsText(total: string): string {
  const months = monthsOfTotal(total);
  return m.candidates_total_experience({ years: Math.floor(months / 12), months: months % 12 });
}

/** A date, or the date of a moment, in the reader's language. */
export function dayOf(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date.length === 10 ? `${date}T00:00:00Z` : date),
  );
}

function month(number: number): string {
  return new Intl.DateTimeFormat(getLocale(), { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2020, number - 1, 15)),
  );
}
