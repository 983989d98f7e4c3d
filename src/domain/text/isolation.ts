/** The direction of the line that words are put into. */
type Direction = 'ltr' | 'rtl';

const fromRight = /[\u0590-\u08ff\ufb1d-\ufeff]/;
/** In a line from the right figures and words from the right have their order, and what is set apart needs no more signs. */
const plainFromRight = /^[\d.,:\s\u0590-\u08ff]*$|^\u2068.*\u2069$/;

/**
 * In a line from the left, words from the right turn nothing around them (U+2068 … U+2069), and others need no signs;
 * in a line from the right whatever is put into it keeps its own order.
 */
export function isolated(text: string, around: Direction = 'ltr'): string {
  const isPlain = around === 'ltr' ? !fromRight.test(text) : plainFromRight.test(text);
  return isPlain ? text : `\u2068${text}\u2069`;
}

/** The parts of a line, each in its own direction: years beside Arabic keep their order. Empty parts are left out. */
export function joined(
  parts: readonly (string | false | null | undefined)[],
  between = ' · ',
  around: Direction = 'ltr',
): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map((part) => isolated(part, around))
    .join(between);
}

/** A text without the signs that set parts of it apart: what is stored is what was written. */
export function withoutSigns(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
