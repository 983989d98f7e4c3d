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

/**
 * What the document reads where it bears a claim out, as it stands there and with its legal form; of a date or a number
 * that is not found, those that it has instead, three at most. Empty where there is nothing to show.
 */
export function passagesOf(kind: ClaimKind, claim: string, text: string): string[] {
  const found = placedWords(text);
  const names = found.map(({ word }) => word);
  const cut = (from: number, to: number) =>
    text.slice(found[from]?.start, found[to]?.end).replace(/\s+/g, ' ').trim();
  const runOf = (wanted: string[]) => names.findIndex((_, at) => isRunAt(wanted, names, at));
  if (kind === 'date') {
    const written = datesOf(claim).map(wordsOf);
    const run = written.find((wanted) => hasRun(wanted, names));
    if (run) return [cut(runOf(run), runOf(run) + run.length - 1)];
    return firstThree(text.match(/\b(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})\b/g));
  }
  const wanted = wordsOf(claim);
  if (wanted.length === 0) return [];
  const at = runOf(wanted);
  if (at !== -1) {
    const last = at + wanted.length - 1;
    return [cut(at, legalForms.has(names[last + 1] ?? '') ? last + 1 : last)];
  }
  if (kind === 'number')
    return hasNumber(claim, text) ? [] : firstThree(text.match(/(?<![\d/.-])\d{5,12}(?![\d/.-])/g));
  const [from, to] = narrowest(wanted, names);
  return to - from < wanted.length * 2 ? [cut(from, to)] : [];
}

function firstThree(found: readonly string[] | null): string[] {
  return [...new Set(found)].slice(0, 3);
}

/** The shortest stretch that has every word in it, by its first and last; without one it never ends. */
function narrowest(wanted: readonly string[], found: readonly string[]): [from: number, to: number] {
  const last = new Map<string, number>();
  let best: [number, number] = [0, Number.POSITIVE_INFINITY];
  const words = new Set(wanted);
  for (const [at, word] of found.entries()) {
    if (!words.has(word)) continue;
    last.set(word, at);
    if (last.size < words.size) continue;
    const from = Math.min(...last.values());
    if (at - from < best[1] - best[0]) best = [from, at];
  }
  return best;
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
  return placedWords(text).map(({ word }) => word);
}

/** The words of a text, plain, and where each stands; `W.L.L.` is one word. */
function placedWords(text: string): { word: string; start: number; end: number }[] {
  const parts = text.matchAll(
    /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{M}\p{N}]))+\.?|[\p{L}\p{M}\p{N}]+/gu,
  );
  return [...parts].flatMap(({ 0: part, index }) => {
    const word = plain(part).replace(/[^\p{L}\p{N}]/gu, '');
    return word ? [{ word, start: index, end: index + part.length }] : [];
  });
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
