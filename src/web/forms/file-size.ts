import { numberFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { getLocale } from '#texts/runtime.js';

const mebibyte = 1024 * 1024;
const sizes = { kilobyte: 1024, megabyte: mebibyte, gigabyte: 1024 * mebibyte };

/** 3.2 MB, 480 KB; 480 Ko in French, 3.2 ميغابايت in Arabic. Counted as the limits are: a file of 3 MB is the largest that passes "3 MB". */
export function sizeLabel(bytes: number): string {
  const unit = bytes >= 1024 * mebibyte ? 'gigabyte' : bytes >= mebibyte ? 'megabyte' : 'kilobyte';
  const isLarge = unit !== 'kilobyte';
  const format = numberFormat(formatTag(getLocale()), {
    style: 'unit',
    unit,
    unitDisplay: getLocale() === arabic ? 'long' : 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const value = bytes / sizes[unit];
  // Nobody reads its short forms in Arabic (م.ب). The lists write "kB" beside "MB", and French sets a unit off by a blank so narrow that our fonts hardly show it.
  const parts = format.formatToParts(isLarge ? value : Math.max(1, value));
  return parts
    .map(({ type, value }) =>
      type === 'unit' ? value.replace(/^k/, 'K') : value.replace(/^[ \u202f]$/, '\u00a0'),
    )
    .join('');
}
