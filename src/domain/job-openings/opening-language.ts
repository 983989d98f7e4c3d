import { foldText } from '#domain/text/folding.ts';

/** The languages that an opening may be written in. */
export const openingLanguages = ['en', 'fr', 'ar'] as const;
export type OpeningLanguage = (typeof openingLanguages)[number];

export function isOpeningLanguage(value: unknown): value is OpeningLanguage {
  return openingLanguages.some((language) => language === value);
}

/** What its speakers call it. */
export const openingLanguageNames: Readonly<Record<OpeningLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
};

/** The direction that a text in the language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Small words that stand in every few lines of one of the two, and never in the other; folded. */
export const tellingWords = {
  en: 'the and of to with for you your our we will is are at by from',
  fr: 'le la les des et de du une un pour vous votre nous avec dans est sur aux au',
} as const;

/** Enough of it tells. */
const readSigns = 6000;

/**
 * The language that a text is written in, as its letters and small words tell: Arabic where more of its letters are
 * Arabic than Latin, else the one of English and French whose small words are more. Undefined where nothing tells.
 */
export function guessLanguage(text: string): OpeningLanguage | undefined {
  const plain = plainOf(text);
  const arabic = plain.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'ar';
  const counted = { en: 0, fr: 0 };
  for (const word of wordsOf(plain)) {
    if (telling.en.has(word)) counted.en += 1;
    if (telling.fr.has(word)) counted.fr += 1;
  }
  if (counted.en === counted.fr) return undefined;
  return counted.fr > counted.en ? 'fr' : 'en';
}

const telling = {
  en: new Set<string>(tellingWords.en.split(' ')),
  fr: new Set<string>(tellingWords.fr.split(' ')),
};

/** Without markup: a tag or a sign of HTML is no word. */
function plainOf(text: string): string {
  return text
    .slice(0, readSigns)
    .replace(/<[^<>]{0,250}>/g, ' ')
    .replace(/&[a-z]{1,8};/gi, ' ');
}

function wordsOf(plain: string): string[] {
  const words: string[] = [];
  // A folded text is cut at a thousand signs.
  for (let start = 0; start < plain.length; start += 900)
    words.push(...foldText(plain.slice(start, start + 900)).split(' '));
  return words;
}
