import { dateTimeFormat } from '#domain/formats.ts';
/** What an administrator checks of a company's documents; an open check never blocks a decision. */
export const reviewChecks = ['name', 'cr_number', 'cr_expiry', 'representative', 'trade_license'] as const;
export type ReviewCheck = (typeof reviewChecks)[number];

/** How a document bears out what was typed: word for word, with more or other words, or not at all. */
export type Reading = 'same' | 'nearly' | 'missing';
export type ClaimKind = 'words' | 'number' | 'date';

/** Reads what was typed in the text of a document. An empty claim is missing. */
export function readClaim(kind: ClaimKind, claim: string, text: string): Reading {
  const wanted = wordsOf(claim);
  if (wanted.length === 0) return 'missing';
  if (kind === 'number') return hasNumber(claim, text) ? 'same' : 'missing';
  if (kind === 'date')
    return datesOf(claim).some((date) => hasRun(wordsOf(date), wordsOf(text))) ? 'same' : 'missing';
  return readWords(wanted, wordsOf(text));
}

/** `W.L.L.` and its like; on the document and not in the claim they make it nearly the same. */
const legalForms = new Set([
  'wll',
  'llc',
  'ltd',
  'limited',
  'qpsc',
  'qsc',
  'plc',
  'inc',
  'co',
  'spc',
  'fzco',
  'fze',
]);

function readWords(wanted: string[], found: string[]): Reading {
  const starts = found.flatMap((_, at) => (isRunAt(wanted, found, at) ? [at] : []));
  const goesOn = (at: number) => legalForms.has(found[at + wanted.length] ?? '');
  if (starts.some((at) => !goesOn(at))) return 'same';
  const isScattered = wanted.every((word) => found.includes(word));
  return starts.length > 0 || isScattered ? 'nearly' : 'missing';
}

function hasNumber(claim: string, text: string): boolean {
  const digits = plain(claim).replace(/[^\p{L}\p{N}]/gu, '');
  const parts = plain(text).match(/[\p{L}\p{N}]+(?:[-/. ]?[\p{L}\p{N}]+)*/gu) ?? [];
  return parts.some(
    (part) => part.split(' ').includes(digits) || part.replace(/[-/.]/g, '').split(' ').includes(digits),
  );
}

/** The ways in which a day (`YYYY-MM-DD`) is written on the documents of the Gulf. */
function datesOf(day: string): string[] {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return [];
  const name = (style: 'long' | 'short') =>
    dateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(new Date(day)).toLowerCase();
  const numbers = (sign: string) => [
    [date, month, year].join(sign),
    [Number(date), Number(month), year].join(sign),
    [year, month, date].join(sign),
  ];
  const named = (['long', 'short'] as const).flatMap((style) => [
    `${Number(date)} ${name(style)} ${year}`,
    `${date} ${name(style)} ${year}`,
    `${name(style)} ${Number(date)} ${year}`,
  ]);
  return [...numbers(' '), ...named];
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      // `W.L.L.` is one word.
      .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function hasRun(wanted: string[], found: string[]): boolean {
  return found.some((_, at) => isRunAt(wanted, found, at));
}

function isRunAt(wanted: string[], found: string[], at: number): boolean {
  return wanted.every((word, offset) => found[at + offset] === word);
}
