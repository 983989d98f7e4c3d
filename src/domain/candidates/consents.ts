/** What a candidate agrees to, each for itself; the newest word on a purpose counts. */
export const consentPurposes = [
  'terms',
  'privacy',
  'email_offers',
  'whatsapp',
  'pool',
  'public_profile',
  'video',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Changes with any change of the consent texts, in either language. */
export const consentTextVersion = '2026-11.1';

/** The consents that have a switch: purpose → name on the wire. */
export const switchedConsents = {
  email_offers: 'email_consent',
  whatsapp: 'whatsapp_consent',
  pool: 'pool_consent',
} as const satisfies Partial<Record<ConsentPurpose, string>>;
export type SwitchedConsent = keyof typeof switchedConsents;
export type ConsentField = (typeof switchedConsents)[SwitchedConsent];

/** The text key of what a purpose asks: what the ledger keeps is this text in the language it was read in. */
export function consentTextKey(purpose: ConsentPurpose): `candidates_consent_${ConsentPurpose}_text` {
  return `candidates_consent_${purpose}_text`;
}
