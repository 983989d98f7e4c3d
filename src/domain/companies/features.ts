/** Menu features of a company that administrators switch on and off; enforced on the server. */
export const companyFeatures = [
  'candidate_pool',
  'video_questions',
  'sharing',
  'statistics',
  'interviews',
  'messaging',
  'export',
] as const;
export type CompanyFeature = (typeof companyFeatures)[number];

/** Whether a company may use a feature: everything that nobody switched off. */
export function hasFeature(company: { disabledFeatures: readonly string[] }, feature: CompanyFeature) {
  return !company.disabledFeatures.includes(feature);
}
