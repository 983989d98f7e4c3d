const fromRight = /[\u0590-\u08ff\ufb1d-\ufeff]/;

/** Words from the right turn nothing around them (U+2068 … U+2069); others need no signs. */
export function isolated(text: string): string {
  return fromRight.test(text) ? `\u2068${text}\u2069` : text;
}

/** The parts of a line, each in its own direction: years beside Arabic keep their order. Empty parts are left out. */
export function joined(parts: readonly (string | false | null | undefined)[], between = ' · '): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(isolated)
    .join(between);
}
