/**
 * A text as the search compares it: without case, accents, punctuation and invisible signs, Arabic and Persian spellings
 * of one letter and of one digit made equal, words parted by single spaces. `C++` and `C#` keep their signs as words.
 */
export function foldText(text: string): string {
  return text
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/c#/g, 'csharp')
    .replace(/[^\p{L}\p{N}]|[œæøłđßıأإآىةؤئکگیېےہھ٠-٩۰-۹]/gu, (sign) => alike[sign] ?? ' ')
    .replace(/ +/g, ' ')
    .trim();
}

const alike: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
  گ: 'ك',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ...digits('٠١٢٣٤٥٦٧٨٩'),
  ...digits('۰۱۲۳۴۵۶۷۸۹'),
};

function digits(written: string): Record<string, string> {
  return Object.fromEntries(Array.from(written, (digit, value) => [digit, String(value)]));
}

/** The word of a folded job title that says the trade: "Senior Structural Engineer, Towers" gives "engineer". */
export function tradeOf(title: string): string {
  const name = title.split(/[,(/|]| [-–—] /)[0] ?? title;
  const words = foldText(name)
    .split(' ')
    .filter((word) => word.length > 2 && !ranks.has(word));
  return words.at(-1) ?? foldText(title);
}

const ranks = new Set(['iii', 'senior', 'junior', 'trainee', 'intern', 'assistant']);
