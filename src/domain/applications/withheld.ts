/** What stands in the place of what is withheld. */
const withheldMark = '▒▒▒';

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = /\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]+\.(?:com|net|org|io|me|qa|ae|sa|fr)\b(?:\/\S*)?/giu;
/** Seven digits or more with what stands between digits of a number; years and amounts are shorter. */
const phone = /(?:\+|\b00)?\d(?:[\s().-]{0,2}\d){6,}/g;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A free text without the ways to reach its writer (contact data is off unless the sharer says so). */
export function withoutContact(text: string): string {
  return text
    .replace(email, withheldMark)
    .replace(link, withheldMark)
    .replace(phone, (found) => (day.test(found) ? found : withheldMark));
}
