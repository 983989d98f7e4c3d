import { withoutReaches } from './reaches.ts';

/** What stands in the place of what is withheld. */
const withheldMark = '▒▒▒';

/** A free text without the ways to reach its writer (contact data is off unless the sharer says so). */
export function withoutContact(text: string): string {
  return withoutReaches(text, withheldMark);
}
