/** Visa options (specification, section 3); labels: `referenceKey('visa', option)`. */
export const visaOptions = [
  'Residency Visa',
  'Citizen',
  'Residency Visa (Transferable)',
  'Residency Visa (Non-Transferable)',
  'Student Visa',
  'Transit Visa',
  'Visit Visa',
  'No Visa',
  'GCC Nationals',
  'Residency Visa (Spouse/ Parent/ Sibling Sponsorship)',
] as const;
export type VisaOption = (typeof visaOptions)[number];

const free: ReadonlySet<string> = new Set<VisaOption>([
  'Citizen',
  'GCC Nationals',
  'Residency Visa (Transferable)',
]);

/** Whether the holder can move to a new employer without a new visa: a transferable visa, or none needed. */
export function isTransferable(visa: string): boolean {
  return free.has(visa);
}
