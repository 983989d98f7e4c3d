import { m } from '#texts/messages.js';

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
