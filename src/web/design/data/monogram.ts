/** First letters of the first and the last word, at most two; of a script whose letters join, one: two would be a word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => /\p{L}/u.test(word));
  const first = words[0];
  if (/\p{Script=Arabic}/u.test(name)) return letterOf(first);
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => letterOf(word)).join('');
}

/** The same name always gives the same number under `count`. */
export function shadeOf(name: string, count: number): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}

function letterOf(word: string | undefined): string {
  const letter = word?.match(/\p{L}/u)?.[0] ?? '';
  return letter.toLocaleUpperCase('en');
}
