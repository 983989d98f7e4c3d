import { arabic, type Locale } from '#domain/locale-list.ts';

/** What a letter says, as the outbox keeps it: JSON, in which moments stay moments. */
export type LetterFacts = { [name: string]: unknown };

/** For the outbox; what is undefined is left out. */
export function packFacts(data: object): LetterFacts {
  return packed(data) as LetterFacts;
}

/** As the sender handed it over. */
export function unpackFacts(facts: LetterFacts): object {
  return unpacked(facts) as object;
}

/** As readers of a language are told: of a name that stands in both scripts (`InBothScripts`), the one that they read. */
export function factsIn<Facts extends object>(locale: Locale, facts: Facts): Facts {
  return named(facts, locale) as Facts;
}

/** Facts whose names are those in Latin letters, with what is called otherwise in Arabic beside it. */
export function inBothScripts<Facts extends object>(latin: Facts, inArabic: Facts): Facts {
  const others = Object.entries(inArabic).filter(([name, value]) => value !== latin[name as keyof Facts]);
  return { ...latin, ...Object.fromEntries(others.map(([name, value]) => [name + mark, value])) };
}

/** Of the keys of names in Arabic. */
const mark = 'Ar';

function named(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, locale));
  if (!isRecord(value) || !isPlain(value)) return value;
  const entries = Object.entries(value).filter(([name]) => !isInArabic(name));
  return Object.fromEntries(
    entries.map(([name, told]) => [name, named(chosen(told, value[name + mark], locale), locale)]),
  );
}

function isInArabic(name: string): boolean {
  return name.length > mark.length && name.endsWith(mark);
}

/** A list of names has another in Arabic, in the same order. */
function chosen(told: unknown, inArabic: unknown, locale: Locale): unknown {
  if (locale !== arabic || !told) return told;
  if (Array.isArray(told) && Array.isArray(inArabic)) return told.map((one, place) => inArabic[place] || one);
  return inArabic || told;
}

function packed(value: unknown): unknown {
  if (value instanceof Date) return { $moment: value.toISOString() };
  if (Array.isArray(value)) return value.map(packed);
  return isRecord(value) ? mapValues(value, packed) : value;
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isRecord(value)) return value;
  return typeof value.$moment === 'string' ? new Date(value.$moment) : mapValues(value, unpacked);
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Neither a moment nor bytes, which have no names in them. */
function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
