import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latinWordsIn } from '#support/latin-in-arabic.ts';

// What a machine can hold of docs/arabic.md.

type Variant = { declarations: string[]; selectors: string[]; match: Record<string, string> };
type Texts = Record<string, string | Variant[]>;

const files = readdirSync('src/locales/en');
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Texts that name signs, addresses or words of other languages. */
const named = new Set(['validation_comma', 'validation_company_name_invalid']);

/** What the style sheet writes otherwise, or does not write. */
const refused: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/كفالة|الكفيل/, 'تغيير جهة العمل'],
  [/كلم(?:ة|ات) (?:ال)?سر/, 'كلمة المرور'],
  [/إيميل|البريد الالكتروني/, 'البريد الإلكتروني'],
  [/(?<!\p{L})(?:و|ف)?يرجى/u, 'يُرجى'],
  [/(?<!\p{L})(?:و|ف)?تعذر(?!\p{L})/u, 'تعذّر'],
  [/(?<!\p{L})(?:ال)?موثقة/u, 'موثّقة'],
  [/(?<!\p{L})(?:ال)?معلقة?(?!\p{L})/u, 'معلّق'],
  [/(?<!\p{L})(?:ال)?مسودة/u, 'مسوّدة'],
  [
    /(?<!\p{L})(?:قم|قومي|انقر|اضغط|اختر|أدخل|احفظ|حاول|تأكد|اكتب|افتح|يمكنكم|أنت|أنتم|تريد|تود|ستحصل|هل ترغب)(?!\p{L})/u,
    'a verbal noun',
  ],
  [/[\p{Script=Arabic}]\/[\p{Script=Arabic}]/u, 'one form, or both with blanks around the slash'],
  [/لينكد ?إن(?=\p{L})|لنكد|الواتس(?!\p{L})|واتس اب/u, 'لينكدإن، واتساب'],
];

test('every text of the English files stands in the Arabic ones, and no other', () => {
  for (const file of files)
    expect([file, Object.keys(read('ar', file)).sort()]).toEqual([
      file,
      Object.keys(read('en', file)).sort(),
    ]);
});

test('a text that counts has the six forms of Arabic', () => {
  for (const [key, english, arabic] of pairs()) {
    if (typeof english === 'string') continue;
    expect([key, arabic]).toEqual([key, english.map(() => expect.any(Object))]);
    english.forEach((variant, index) => {
      const { declarations, selectors, match } = (arabic as Variant[])[index] as Variant;
      expect([key, declarations, selectors]).toEqual([key, variant.declarations, variant.selectors]);
      expect([key, Object.keys(match).sort()]).toEqual([key, expectedCases(variant).sort()]);
    });
  }
});

test('a text says what is put into it; one and two may be words', () => {
  const wrong = pairs().filter(([, english, arabic]) => {
    if (typeof english === 'string') return `${holes(english)}` !== `${holes(arabic as string)}`;
    return english.some((variant, index) => {
      const counted = countedIn(variant);
      const all = holes(Object.values(variant.match).join(' '));
      return Object.entries((arabic as Variant[])[index]?.match ?? {}).some(([when, text]) => {
        const used = holes(text);
        const needed = holes(englishOf(variant, when)).filter((hole) => !counted.includes(hole));
        return used.some((hole) => !all.includes(hole)) || needed.some((hole) => !used.includes(hole));
      });
    });
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

describe('no Arabic text', () => {
  const rules: readonly (readonly [name: string, wrong: RegExp])[] = [
    ['has a Latin comma, semicolon or question mark', /[\p{Script=Arabic}\d}»)"][,;?](?!\d)/u],
    ['has a blank before its sign', /\s[،؛؟!:.](?=\s|$)/u],
    ['lacks the blank after its sign', /[،؛؟][^\s»)"]|[:!][\p{Script=Arabic}]/u],
    ['has foreign quotation marks', /[“”"‘’]|«\s|\s»/u],
    ['is stretched', /\u0640/u],
    ['has Arabic-Indic digits', /[٠-٩۰-۹]/u],
    ['carries invisible marks', /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u],
    [
      'joins a letter to what is put in',
      /(?<!(?<!\p{L})و)(?<=\p{Script=Arabic})\{|\}(?![،؛؟])[\p{Script=Arabic}]/u,
    ],
    [
      'joins a letter to a Latin word',
      /\p{Script=Arabic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Arabic}/u,
    ],
    ['has more than three vowel marks in a word', /(?:[\p{L}]*[\u064b-\u0652]){4}/u],
    ['writes three points', /\.{3}/],
    [
      'meets its reader as several',
      /(?<!\p{L})(?!(?:[وفبل]?ال|لل)?(?:ت?حكم|كم|وكم|ولكم)(?!\p{L}))\p{L}*[^\P{L}ا]كم(?!\p{L})/u,
    ],
  ];
  test.each(rules)('%s', (_, wrong) => {
    expect([...lines(), ...dataLines()].filter(([key, text]) => !named.has(key) && wrong.test(text))).toEqual(
      [],
    );
  });

  test.each(refused)('says %s, where it means %s', (wrong) => {
    expect([...lines(), ...dataLines()].filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('is left in Latin letters', () => {
    const left = lines().flatMap(([key, text]) => latinWordsIn(text).map((word) => `${key}: ${word}`));
    expect(left).toEqual([]);
  });
});

test('a text that is a term of the glossary says it in the word of the glossary', () => {
  const terms = glossary();
  expect(terms.size).toBeGreaterThan(150);
  const other = pairs().flatMap(([key, english, arabic]) => {
    if (typeof english !== 'string') return [];
    const words = terms.get(english.toLowerCase());
    if (!words || words.some((word) => bareOf(word) === bareOf(arabic as string))) return [];
    return [`${key}: ${english} = ${arabic}, in the glossary ${words.join(' or ')}`];
  });
  expect(other).toEqual([]);
});

function read(locale: string, file: string): Texts {
  return JSON.parse(readFileSync(`src/locales/${locale}/${file}`, 'utf8'));
}

function pairs(): [key: string, english: string | Variant[], arabic: string | Variant[]][] {
  return files.flatMap((file) => {
    const arabic = read('ar', file);
    return Object.entries(read('en', file)).flatMap(([key, english]) => {
      const other = arabic[key];
      return other === undefined ? [] : [[key, english, other] as [string, typeof english, typeof other]];
    });
  });
}

function lines(): [key: string, text: string][] {
  return pairs().flatMap(([key, , arabic]) =>
    (typeof arabic === 'string' ? [arabic] : arabic.flatMap(({ match }) => Object.values(match))).map(
      (text): [string, string] => [key, text],
    ),
  );
}

/** The lines of texts in the data (questions, articles, legal texts), without the signs of code and Markdown. */
function dataLines(): [place: string, text: string][] {
  const folder = 'src/server/modules/content';
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ar.ts'),
  );
  return paths.flatMap((path) =>
    readFileSync(`${folder}/${path}`, 'utf8')
      .split('\n')
      .map((line): [string, string] => [path, line.replace(/^\s*(?:\w+: ?)?'|',?$|\*/g, '')])
      .filter(([, text]) => /\p{Script=Arabic}/u.test(text)),
  );
}

/** The names of what is put into a text, each once. */
function holes(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Selectors that choose by a plural form, with the input that they count. */
function pluralsOf({ declarations }: Variant): Map<string, string> {
  const found = declarations.map((line) => /^local (\w+) = (\w+): plural$/.exec(line));
  return new Map(found.flatMap((one) => (one ? [[one[1] as string, one[2] as string]] : [])));
}

/** What `zero`, `one` and `two` may leave out: the figure, by itself or as it is written. */
function countedIn(variant: Variant): string[] {
  return [...pluralsOf(variant).values(), 'number', 'count', 'shown', 'years'].map((name) => `{${name}}`);
}

/** English cases with every plural form of Arabic in the place of `one` and `other`; `*` where English does not count. */
function expectedCases(variant: Variant): string[] {
  const plurals = pluralsOf(variant);
  const counts = Object.keys(variant.match).some((when) => /=one\b/.test(when));
  const cases = Object.keys(variant.match).flatMap((when) =>
    when.split(', ').reduce<string[]>(
      (heads, part) => {
        const [selector = '', value = ''] = part.split('=');
        const values = counts && plurals.has(selector) ? forms : [value];
        return heads.flatMap((head) =>
          values.map((form) => [head, `${selector}=${form}`].filter((part) => part !== '').join(', ')),
        );
      },
      [''],
    ),
  );
  return [...new Set(cases)];
}

/** The English text in the place of an Arabic case. */
function englishOf(variant: Variant, when: string): string {
  const english = when.replace(/=(?:zero|two|few|many)\b/g, '=other');
  const texts = variant.match;
  return texts[when] ?? texts[english] ?? texts[english.replace(/=(?:other|one)\b/g, '=*')] ?? '';
}

/** The table at the end of docs/arabic.md: English term → its words. */
function glossary(): Map<string, string[]> {
  const [, table = ''] = readFileSync('docs/arabic.md', 'utf8').split('## Glossary');
  const terms = new Map<string, string[]>();
  // A term that says its place in brackets holds there alone.
  for (const [, english = '', arabic = ''] of table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm))
    for (const term of english.split(/, (?![^(]*\))/).filter((words) => !words.includes('(')))
      terms.set(term.toLowerCase(), [...(terms.get(term.toLowerCase()) ?? []), ...arabic.split('، ')]);
  return terms;
}

/** A word without its article and marks. */
function bareOf(text: string): string {
  return text.replace(/[\u064b-\u0652]/g, '').replace(/(?<!\p{L})ال(?=\p{L})/gu, '');
}
