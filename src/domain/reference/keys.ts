/** The lists whose labels are texts of `reference.json`. */
export type ReferenceList =
  | 'visa'
  | 'proficiency'
  | 'course'
  | 'gender'
  | 'marital_status'
  | 'industry'
  | 'driving_licence'
  | 'certificate_kind'
  | 'relation'
  | 'notice_period'
  | 'employees'
  | 'salary_type'
  | 'experience_level'
  | 'education'
  | 'employment_type'
  | 'cover_letter'
  | 'answer_type'
  | 'opening_status'
  | 'opening_tag'
  | 'application_status'
  | 'application_standing'
  | 'approval_status'
  | 'member_role'
  | 'company_feature'
  | 'interview_type'
  | 'interview_status'
  | 'rejection_reason'
  | 'registration_step'
  | 'company_document'
  | 'role'
  | 'strength'
  | 'field';

/** The text key of a value: `referenceKey('visa', 'Residency Visa')` is `reference_visa_residency_visa`. */
export function referenceKey(list: ReferenceList, value: string | number): string {
  const name = String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return `reference_${list}_${name}`;
}
