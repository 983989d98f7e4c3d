/**
 * A text as the search compares it: without case, accents and punctuation, Arabic spellings of one letter made
 * equal, words parted by single spaces. `C++` and `C#` keep their signs as words.
 */
export function foldText(text: string): string {
  return text
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/c#/g, 'csharp')
    .replace(/[^\p{L}\p{N}]|[œæøłđß]|[أإآىةؤئ]/gu, (sign) => alike[sign] ?? ' ')
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
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** The word of a folded job title that says the trade: "Senior Structural Engineer, Towers" gives "engineer". */
export function tradeOf(title: string): string {
  const name = title.split(/[,(/|]| [-–—] /)[0] ?? title;
  const words = foldText(name)
    .split(' ')
    .filter((word) => word.length > 2 && !ranks.has(word));
  return words.at(-1) ?? foldText(title);
}

const ranks = new Set(['iii', 'senior', 'junior', 'trainee', 'intern', 'assistant']);
