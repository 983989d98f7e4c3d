/** Reading what an address or a query string says of a search: what makes no sense is left out, nothing is refused. */

import { westernDigits } from './digits.ts';

/** A whole number, as a number or its digits. */
export function wholeNumber(value: unknown, minimum: number, maximum = 1_000_000): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[\d٠-٩۰-۹]{1,9}$/.test(text)) return undefined;
  const number = Number(westernDigits(text));
  return number >= minimum && number <= maximum ? number : undefined;
}

/** Up to `count` different texts of one value or several. */
export function texts(value: unknown, count: number): string[] {
  const found = (Array.isArray(value) ? value.slice(0, 50) : [value])
    .filter((text): text is string => typeof text === 'string' && text.length <= 1000)
    .map((text) => text.normalize('NFC').trim().slice(0, 100))
    .filter((text) => text !== '' && text.isWellFormed() && !text.includes('\u0000'));
  return [...new Set(found)].slice(0, count);
}

/** Those of the options that are named. */
export function optionsOf<Option extends string>(value: unknown, options: readonly Option[]): Option[] {
  const wanted = new Set(texts(value, 20));
  return options.filter((option) => wanted.has(option));
}
