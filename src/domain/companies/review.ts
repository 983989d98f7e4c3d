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
  if (kind === 'number') return numberIn(text, claim) ? 'same' : 'missing';
  if (kind === 'date')
    return datesOf(claim).some((date) => hasRun(wordsOf(date), wordsOf(text))) ? 'same' : 'missing';
  return readWords(wanted, wordsOf(text));
}

/** A part of a text: from its first letter to behind its last. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a document bears a claim out, a name with its legal form; undefined where it does not, or in words that stand
 * far apart.
 */
export function stretchOf(kind: ClaimKind, claim: string, text: string): Stretch | undefined {
  const found = placedWords(text);
  const names = found.map(({ word }) => word);
  const stretch = (from: number, to: number) => ({
    start: found[from]?.start ?? 0,
    end: found[to]?.end ?? 0,
  });
  for (const wanted of (kind === 'date' ? datesOf(claim) : [claim]).map(wordsOf)) {
    const at = wanted.length > 0 ? names.findIndex((_, from) => isRunAt(wanted, names, from)) : -1;
    const last = at + wanted.length - 1;
    if (at !== -1)
      return stretch(at, kind === 'words' && legalForms.has(names[last + 1] ?? '') ? last + 1 : last);
  }
  if (kind === 'number') return numberIn(text, claim);
  const wanted = wordsOf(claim);
  if (kind === 'date' || wanted.length === 0) return undefined;
  const [from, to] = narrowest(wanted, names);
  return to - from < wanted.length * 2 ? stretch(from, to) : undefined;
}

/**
 * What the document reads where it bears a claim out, as it stands there; of a date or a number that is not found, those
 * that it has instead, three at most. Empty where there is nothing to show.
 */
export function passagesOf(kind: ClaimKind, claim: string, text: string): string[] {
  const found = stretchOf(kind, claim, text);
  if (found) return [text.slice(found.start, found.end).replace(/\s+/g, ' ').trim()];
  if (kind === 'date')
    return firstThree(text.match(/\b(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})\b/g));
  if (kind === 'number' && claim) return firstThree(text.match(/(?<![\d/.-])\d{5,12}(?![\d/.-])/g));
  return [];
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

/** A whole number, with or without its signs (`165/482`). */
function numberIn(text: string, claim: string): Stretch | undefined {
  const wanted = plain(claim).replace(/[^\p{L}\p{N}]/gu, '');
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-/.]?[\p{L}\p{M}\p{N}]+)*/gu))
    if (plain(part).replace(/[-/.]/g, '') === wanted) return { start: index, end: index + part.length };
  return undefined;
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
