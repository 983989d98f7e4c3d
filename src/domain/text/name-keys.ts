import { foldText } from './folding.ts';
import { besideNames, companyWords } from './name-words.ts';
import { skeletonsOf } from './skeleton.ts';

/** A part of a name that counts as one: the words that were typed for it, folded, and what it is found by. */
export interface NamePart {
  words: string[];
  keys: string[];
}

const nameMaximum = 300;
const partsMaximum = 8;

/** What the key of a whole name begins with. */
export const wholeNameSign = '#';

/**
 * What a person's or a company's name is found by, whatever its spelling and its script: the readings of each of its
 * parts. A name is found where each part of what was typed shares a reading with it. The last one, of a name of two
 * parts and more, stands for all of it: two names that share it are taken for one. Of several names, all that each is
 * found by.
 */
export function nameKeys(...names: readonly string[]): string[] {
  return [...new Set(names.flatMap(keysOfName))];
}

function keysOfName(name: string): string[] {
  const parts = namePartsOf(name);
  const told = roughKeys(parts);
  const whole = told.length > 1 ? [wholeNameSign + told.toSorted().join(' ')] : [];
  return [...parts.flatMap(({ keys }) => keys), ...whole];
}

/** One key for each part that tells a name, where all readings of a part count as one. */
export function roughKeys(parts: readonly NamePart[]): string[] {
  return parts.flatMap(({ keys: [first] }) => (first ? [roughly(first)] : []));
}

/** One reading for all those of a part. */
function roughly(reading: string): string {
  return reading
    .replace(/([std])h/g, '$1')
    .replaceAll('s', 't')
    .replaceAll('z', 'd')
    .replace(/h$/, '');
}

/**
 * The parts of a name as people write it: the article, Abd, Abu, al-Din and Allah belong to the name beside them, bin and
 * bint may be left out, what says a rank or a form (Dr, Company, شركة) belongs to none, unless nothing else was typed.
 */
export function namePartsOf(name: string): NamePart[] {
  const words = wordsOfName(name);
  const telling = words.filter((word) => !besideNames.has(word));
  const parts: OpenPart[] = [];
  let open: OpenPart = { words: [], joined: '', text: '' };
  (telling.length > 0 ? telling : words).forEach((word, place, all) => {
    const before = parts.at(-1);
    const tail = tailOf(word);
    open.words.push(word);
    if (tail && before && open.text === '') {
      before.words.push(...open.words);
      before.text += tail;
    } else {
      const next = all[place + 1];
      if (next !== undefined && open.text === '' && joining.has(word)) {
        open.joined = word;
        return;
      }
      const leading = leadingTextOf(word, next);
      if (leading !== undefined) {
        open.text += leading;
        return;
      }
      parts.push({
        words: open.words,
        joined: open.joined,
        text: open.text + (open.text === '' ? word : (tail ?? bare(word))),
      });
    }
    open = { words: [], joined: '', text: '' };
  });
  return parts.slice(0, partsMaximum).map(({ words: typed, joined, text }) => ({
    words: typed,
    keys: [...new Set([...keysOf(text), ...(joined ? keysOf(joined + bare(text)) : [])])],
  }));
}

interface OpenPart {
  words: string[];
  /** Bin or bint before it, as some write it to the name. */
  joined: string;
  text: string;
}

const joining = new Set('bin bn ben ibn bint binti بن ابن بنت'.split(' '));

const apostrophes = /['\u2018\u2019\u02bb-\u02bf`\u00b4\u2032]/g;

function wordsOfName(name: string): string[] {
  return foldText(name.slice(0, nameMaximum).replace(apostrophes, ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** What a word that leads to the next one adds to it: the article nothing; undefined of any other word. */
function leadingTextOf(word: string, next: string | undefined): string | undefined {
  if (next === undefined) return undefined;
  if (/^abd[aeou]{0,2}[lrsnzdt]?$/.test(word)) return 'abd';
  if (/^(?:ab[ou]{1,2}|bo?u)$/.test(word)) return 'abu';
  if (word === 'عبد') return 'عبد';
  if (word === 'ابو' || word === 'بو') return 'ابو';
  if (/^[aeiu]l$|^ال$/.test(word)) return '';
  // Before s, sh, r, n, d, t and z the article takes their sound.
  const taken = /^[aeiu](sh|[rsnzdt])$/.exec(word)?.[1];
  return taken && next.startsWith(taken) ? '' : undefined;
}

/** What al-Din and Allah add to the name before them; undefined of any other word. */
function tailOf(word: string): string | undefined {
  if (/^(?:[aeu][ld])?d?d(?:i|ee|ea)ne?$/.test(word)) return 'din';
  if (/^[aeou]?l{1,2}ah?$/.test(word)) return 'lah';
  if (word === 'الدين') return 'دين';
  return word === 'الله' ? 'له' : undefined;
}

/** What the name is found by: with the article as it may be written to it, and without. */
function keysOf(text: string): string[] {
  const mark = companyWords.get(text) ?? companyWords.get(bare(text));
  if (Array.from(text).length < 3 && !short.has(text)) return [];
  const whole = withoutArticleOfAbd(short.get(text) ?? text);
  const readings = [whole, bare(whole)].flatMap(skeletonsOf);
  return [...new Set(mark ? [mark, ...readings] : readings)];
}

/** How names are written short, and a few that begin with a vowel or not. */
const short: ReadonlyMap<string, string> = new Map([
  ...['md', 'mohd', 'muhd', 'mhd', 'mohmd', 'mohad'].map((word) => [word, 'mohamed'] as const),
  ['brahim', 'ibrahim'],
  ['john', 'jon'],
]);

/** A word without the article that is written to it. */
function bare(word: string): string {
  return word.replace(/^(?:[ae]l(?=.{4})|a([rsnzdt])(?=\1.{3})|لل(?=.{3})|ال(?=.{3}))/, '');
}

/** Abdulrahman, Abderrahmane and عبدالرحمن as Abd and the name alone. */
function withoutArticleOfAbd(word: string): string {
  if (/^abd[aeou]{0,2}l{1,2}a{1,2}h?$/.test(word)) return 'abdlah';
  if (word === 'عبدالله') return 'عبدله';
  return word
    .replace(/^abd[aeou]{0,2}(?:l|([rsnzdt])(?=\1))?(?=.{2})/, 'abd')
    .replace(/^عبدال(?=.{2})/, 'عبد');
}
