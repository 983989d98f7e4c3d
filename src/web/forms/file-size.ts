import { formatTag } from '#domain/locale.ts';
import { getLocale } from '#texts/runtime.js';

const mebibyte = 1024 * 1024;

/** 3.2 MB, 480 KB; 480 Ko in French. Counted as the limits are: a file of 3 MB is the largest that passes "3 MB". */
export function sizeLabel(bytes: number): string {
  const isLarge = bytes >= mebibyte;
  const format = new Intl.NumberFormat(formatTag(getLocale()), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const value = isLarge ? bytes / mebibyte : Math.max(1, bytes / 1024);
  // The lists write "kB" beside "MB".
  const parts = format.formatToParts(value);
  return parts.map(({ type, value }) => (type === 'unit' ? value.replace(/^k/, 'K') : value)).join('');
}
