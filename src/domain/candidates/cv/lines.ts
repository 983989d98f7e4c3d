import { normalizeText } from '#domain/text/characters.ts';

/** A line of a CV as it is written, and folded sign by sign, so that a place in one is the place in the other. */
export interface CvLine {
  text: string;
  folded: string;
  isBullet: boolean;
}

const largestText = 60_000;
const longestLine = 1000;
const mostLines = 1500;
const bullets = /^(?:[•·▪●■◦‣➢➤✓✔§*–—-]|o(?=\s+\p{Lu}))\s*/u;

/** The lines of a CV that hold anything; signs of symbol fonts are bullets, Arabic digits are digits. */
export function cvLines(text: string): CvLine[] {
  const written = text
    .slice(0, largestText)
    .split(/\r?\n/, mostLines)
    .map((line) => cleaned(line.slice(0, longestLine)));
  return joinBroken(written)
    .map(lineOf)
    .filter(({ text: line }) => line !== '');
}

/**
 * What a narrow column broke goes on below: an address ("leila@a-long-" "company.com"), a period that ends in its dash.
 */
function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const word = last.slice(last.lastIndexOf(' ') + 1);
    const isAddress =
      word.length < 100 && /[@/]/.test(word) && /[-_./]$/.test(word) && /^[a-z\d][\w./-]*$/.test(line);
    const isPeriod = /\d{4} ?[-–—]$/.test(last.slice(-8)) && line.length < 100;
    const isName = last.length < 60 && line.length < 60 && (opens.test(last) || goesOn.test(line));
    const isPage = /linkedin\.com\/in\/[\w%]+$/i.test(word) && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(line);
    if (isPage) joined[joined.length - 1] = `${last}-${line}`;
    else if (isAddress) joined[joined.length - 1] = last + line;
    else if (isPeriod || isName) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** How a name ends that the next line goes on with, and how a line begins that goes on with one. */
const opens = / (?:of|at|and|for|the|de|du|des|et|&)$|[,،]$/iu;
const goesOn = /^(?:of|and|for|de|du|des|et) \p{L}|^[dl]['’]\p{L}/u;

/** A part of a line as a line of its own. */
export function lineOf(text: string): CvLine {
  const isBullet = bullets.test(text);
  const bare = normalizeText(text.replace(bullets, ''));
  return { text: bare, folded: foldEachSign(bare), isBullet };
}

function cleaned(line: string): string {
  return normalizeText(line)
    .replace(/\p{Co}/gu, '•')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[ \u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t');
}

/** Without case and accents, Arabic spellings of one letter made equal; every sign stays one sign. */
export function foldEachSign(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      const folded = sign.normalize('NFD').toLowerCase();
      const first = String.fromCodePoint(folded.codePointAt(0) ?? 32);
      const plain = alike[first] ?? first;
      return plain.length === sign.length ? plain : sign;
    })
    .join('');
}

const alike: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', '’': "'", '‘': "'", '：': ':' };

/** The parts of a line that stand apart: by a tab, a bar, a bullet or a wide dash. */
export function partsOf(text: string): string[] {
  return text
    .split(/[\t|•·▪●■◦‣]|\s[–—]\s|\s-\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
