import type { KeyPart, KeyScope, keyLives } from '#domain/companies/api-keys.ts';
import { m } from '#texts/messages.js';

/** What each part of a key lets in. */
export const partLabels: Readonly<Record<KeyPart, () => string>> = {
  openings: m.companies_key_part_openings,
  applications: m.companies_key_part_applications,
  pool: m.companies_key_part_pool,
  interviews: m.companies_key_part_interviews,
  messages: m.companies_key_part_messages,
  company: m.companies_key_part_company,
};

/** What each part reads or changes, in a sentence. */
export const partHelp: Readonly<Record<KeyPart, () => string>> = {
  openings: m.companies_key_help_openings,
  applications: m.companies_key_help_applications,
  pool: m.companies_key_help_pool,
  interviews: m.companies_key_help_interviews,
  messages: m.companies_key_help_messages,
  company: m.companies_key_help_company,
};

export const lifeLabels: Readonly<Record<(typeof keyLives)[number], () => string>> = {
  '30': m.companies_key_life_30,
  '90': m.companies_key_life_90,
  '365': m.companies_key_life_365,
  never: m.companies_key_life_never,
};

/** A key's scopes as a person reads them: "Openings: read, change". */
export function scopeLines(scopes: readonly KeyScope[]): string[] {
  const parts = Map.groupBy(scopes, (scope) => scope.split(':')[0] as KeyPart);
  return [...parts].map(([part, own]) => {
    const acts = own.map((scope) =>
      scope.endsWith(':read') ? m.companies_key_read() : m.companies_key_write(),
    );
    return m.companies_key_scope({ part: partLabels[part](), acts: acts.join(m.companies_key_comma()) });
  });
}
