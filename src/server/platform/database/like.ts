/** A text that `like` and `ilike` find as it is written, its own signs of a pattern included. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
