import type { Certificate } from '#contract/candidate-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { joined } from '#web/isolation.ts';
import { monthName } from './period-text.ts';

// Named one by one, so that a public page carries these texts alone.
const kinds: Readonly<Record<string, () => string>> = {
  Certificate: m.reference_certificate_kind_certificate,
  Licence: m.reference_certificate_kind_licence,
  Registration: m.reference_certificate_kind_registration,
};

export const certificateKindLabel = (kind: string) => kinds[kind]?.() ?? kind;

/** "Issued Mar 2022 · Valid until May 2027", as far as it is known. */
export function certificateDates(entry: Certificate): string {
  const issued = dateText(entry.issued_year, entry.issued_month);
  const until = dateText(entry.expires_year, entry.expires_month);
  return joined([
    issued && m.candidates_issued({ date: issued }),
    until && m.candidates_valid_until({ date: until }),
    entry.does_not_expire && m.candidates_does_not_expire(),
  ]);
}

function dateText(year: number | null, month: number | null): string {
  if (!year) return '';
  const shown = inDigits(year);
  return month ? `${monthName(month, 'short')} ${shown}` : shown;
}
