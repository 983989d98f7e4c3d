import { type Placeholder, placeholders } from '#domain/companies/messages.ts';
import { m } from '#texts/messages.js';
import { isolated } from './isolation.ts';

/** What a company's own words may name, as it is typed and in the line of the page: {candidate}, {position}, {company}. */
export function placeholderNames(names: readonly Placeholder[] = placeholders): string {
  return names.map((name) => isolated(`{${name}}`)).join(m.common_comma());
}
