/*
 * Who reads which field of a candidate's profile. A field that stands in none of these lists is read by nobody but the
 * candidate, and a test fails.
 */

/** Whoever may see the profile at all reads these. */
export const headlineFields = [
  'name',
  'title',
  'current_position',
  'current_company',
  'industry',
  'residence_country',
] as const;

/** Whoever reads the name reads this in its place, where the page is in Arabic (`personNameIn`). */
export const nameInArabicFields = ['name_ar'] as const;

/** A company with a tie to the candidate reads these besides, visitors where their section is switched on. */
export const partFields = [
  'description',
  'website',
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
  'nationality',
  'date_of_birth',
  'gender',
  'marital_status',
  'expected_salary',
] as const;

/** The same, in the form in which the profile tells them. */
export const toldFields = [
  'email',
  'dial_code',
  'phone',
  'professional_skills',
  'desired_jobs',
  'languages',
  'educations',
  'experiences',
  'certificates',
  'visa_option',
  'in_country',
  'notice_period',
  'driving_licences',
  'avatar',
  'cv',
  'video_cv',
] as const;

/** Third persons: read with an application alone, where the candidate shows them, and never by visitors. */
export const referenceFields = ['references'] as const;

/** A company that the candidate applied to reads these with the application. */
export const applicantCardFields = [
  'title',
  'description',
  'residence_country',
  'nationality',
  'date_of_birth',
  'gender',
  'marital_status',
  'industry',
  'current_company',
  'current_position',
  'expected_salary',
  'website',
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
] as const;

/** These where it reviews blind, without the name and ways to reach the candidate. */
export const blindFields = [
  'title',
  'description',
  'residence_country',
  'current_position',
  'industry',
  'expected_salary',
  'professional_skills',
  'languages',
  'experiences',
  'educations',
  'certificates',
] as const;

/** Of a job these, where a company reviews blind. */
export const blindExperienceFields = [
  'company_name',
  'designation',
  'company_location',
  'currently_working',
  'from_month',
  'from_year',
  'to_month',
  'to_year',
  'description',
] as const;

/** Of an education these, where a company reviews blind: its years would tell an age. */
export const blindEducationFields = [
  'institution_name',
  'course_name',
  'other_course_name',
  'description',
  'educated_country',
] as const;

/** Of a certificate these, where nobody is to be recognised by it: its number leads to a name. */
export const anonymousCertificateFields = [
  'kind',
  'name',
  'issuer',
  'expires_month',
  'expires_year',
  'does_not_expire',
] as const;

/** Nobody but the candidate reads these. */
export const ownFields = [
  'password',
  'version',
  'email_consent',
  'whatsapp_consent',
  'email_new_job',
  'email_incomplete_interview',
  'email_job_updates',
  'pool_consent',
  'references_shown',
] as const;
