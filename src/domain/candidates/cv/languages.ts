import type { LanguageEntry } from '#domain/candidates/languages.ts';
import { locales } from '#domain/locale.ts';
import { languageName, languages } from '#domain/reference/languages.ts';
import type { Proficiency } from '#domain/reference/proficiency.ts';
import type { Found } from './experiences.ts';
import { type CvLine, foldEachSign } from './lines.ts';

// Folded, from the highest: what is said of a language, in English, French and Arabic, and the levels of Europe.
const levels: readonly (readonly [Proficiency, RegExp])[] = [
  [
    'Native',
    /(?<!\p{L})(?:native|mother tongue|first language|langue maternelle|maternelle?|natif|native speaker|bilingual|bilingue|اللغه الام|اللغه االم|لغه ام|الام|االم)(?!\p{L})/u,
  ],
  [
    'Expert',
    /(?<!\p{L})(?:fluent(?:ly)?|expert|excellent|advanced|proficient|professional|full professional|very good|courant|couramment|avancee?|maitrisee?|professionnel(?:le)?|tres bon(?:ne)?|طلاقه|بطلاقه|ممتازه?|متقدمه?|جيده? جدا|c1)(?!\p{L})/u,
  ],
  [
    'Low Proficiency',
    /(?<!\p{L})(?:basic|beginner|elementary|low|limited|notions?|debutante?|elementaire|scolaire|faible|مبتدي|اساسيه?|ضعيفه?|a1|a2)(?!\p{L})/u,
  ],
  [
    'Moderate Proficiency',
    /(?<!\p{L})(?:intermediate|moderate|good|working|conversational|fair|intermediaire|moyen(?:ne)?|bon(?:ne)?|متوسطه?|جيده?|b1|b2)(?!\p{L})/u,
  ],
];

const mostLanguages = 10;
let namePattern: RegExp | undefined;
let byName: Map<string, string> | undefined;

/** The languages that the lines name with what is said of each; where nothing is, a moderate level is assumed. */
export function findLanguages(lines: readonly CvLine[]): Found<LanguageEntry>[] {
  const folded = lines
    .map((line) => line.folded)
    .join('\n')
    .slice(0, 2000);
  const names = knownNames();
  const places = [...folded.matchAll(names.pattern)];
  const after = places.map((place, index) => {
    const end = places[index + 1]?.index ?? folded.length;
    return folded.slice(place.index + place[0].length, end);
  });
  const isAfter = after.some((text) => levelIn(text));
  const found = places.map((place, index) => {
    const before = folded.slice((places[index - 1]?.index ?? -1) + 1, place.index);
    const level = levelIn((isAfter ? after[index] : before) ?? '');
    const name = names.byName.get(place[0].trim()) ?? place[0];
    return { entry: { name, level: level ?? 'Moderate Proficiency' }, isAssumed: level === undefined };
  });
  const first = new Map(found.toReversed().map((language) => [language.entry.name, language]));
  return found.filter((language) => first.get(language.entry.name) === language).slice(0, mostLanguages);
}

/** A level of Europe says exactly what a word beside it says roughly: "professionnel (B2)" is no more than B2. */
const europe: Readonly<Record<string, Proficiency>> = {
  a: 'Low Proficiency',
  b: 'Moderate Proficiency',
  c: 'Expert',
};

function levelIn(text: string): Proficiency | undefined {
  const isNative = levels[0]?.[1].test(text.replace(/(?<!\p{L})c2(?!\p{L})/gu, ''));
  const level = /(?<!\p{L})([abc])[12](?!\p{L})/u.exec(text)?.[1];
  if (level && !isNative) return europe[level];
  return levels.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The names of every language in the languages of CVs; short ones that are words of other kinds are left out. */
function knownNames(): { pattern: RegExp; byName: ReadonlyMap<string, string> } {
  if (namePattern && byName) return { pattern: namePattern, byName };
  byName = new Map();
  for (const { name, native } of languages) {
    const names = [name, native, ...locales.map((locale) => languageName(name, locale))].flatMap(withArticle);
    for (const one of names.flatMap((text) => text.split(' / '))) {
      const folded = foldEachSign(one);
      if (folded.length > 3 && !byName.has(folded)) byName.set(folded, name);
    }
  }
  const all = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  namePattern = new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'gu');
  return { pattern: namePattern, byName };
}

/** An Arabic name stands in a CV with its article, too. */
function withArticle(name: string): string[] {
  return /^\p{Script=Arabic}/u.test(name) && !name.startsWith('ال') ? [name, `ال${name}`] : [name];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
