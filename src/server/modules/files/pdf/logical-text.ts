/** A piece of text where a PDF draws it; x grows to the right. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  endsLine: boolean;
  /** Whether its page is one of Arabic, on which what stands on the right is read first. */
  isFromRight?: boolean;
}

/** A letter of Arabic, or one of its drawn shapes. */
export const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
/** Letters alone: commas, marks and digits of Arabic join to nothing. */
const letter = /[\u0620-\u064a\ufb50-\ufdff\ufe70-\ufeff]/;
const presentation = /[\ufb50-\ufdff\ufe70-\ufeff]/;
/** Letters that never join to the one that follows. */
const nonJoining = /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649]/;
/** Letters that stand only at the end of a word. */
const endsWords = /[\u0629\u0649]/;
const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/**
 * The lines of a page as they are read. A PDF keeps Arabic as it is drawn, from left to right and in the shapes
 * of its letters: its lines are turned, and the shapes become letters.
 */
export function logicalLines(items: readonly PlacedText[]): string[] {
  const lines: PlacedText[][] = [[]];
  const isFromRight = isReadFromRight(items);
  for (const { ...item } of items) {
    item.isFromRight = isFromRight;
    const line = lines.at(-1);
    const last = line?.findLast(({ text }) => !isMark(text)) ?? line?.at(-1);
    if (last && !isMark(item.text) && item.text !== '' && Math.abs(last.y - item.y) > 2) lines.push([item]);
    else if (item.text !== '') line?.push(item);
    if (item.endsLine) lines.push([]);
  }
  return lines.filter((line) => line.length > 0).map(readLine);
}

/** Marks stand above or below the line of their letter. */
function isMark(text: string): boolean {
  return /^\p{M}+$/u.test(text);
}

/** In points: wider than a space between two words, as between the columns of a table. */
const wideGap = 14;

/** A tab stands where a line leaves a wide gap, so that a label and its value, a title and its date stay apart. */
function textsWithGaps(line: readonly PlacedText[]): string[] {
  return line.flatMap(({ text, x, width }, index) => {
    if (text.trim() === '') return [width > wideGap ? '\t' : text];
    const next = line[index + 1];
    const gap = next && next.text.trim() !== '' ? next.x - x - width : 0;
    if (gap > wideGap) return [text, '\t'];
    return next && hasBlankBetween(text, next.text, gap) ? [text, ' '] : [text];
  });
}

/** In points: wider than two letters that touch, where no letters are moved together. */
const leastGap = 1.2;

/** pdf.js leaves out a blank between two scripts where it has to go back for what is read next. */
function hasBlankBetween(one: string, other: string, gap: number): boolean {
  if (gap < leastGap || /\s$/.test(one) || /^\s/.test(other)) return false;
  return letter.test(one) !== letter.test(other) && [one, other].every((text) => /[\p{L}\p{N}]/u.test(text));
}

/** Pages with as much Arabic are read from the right. */
export function isReadFromRight(items: readonly PlacedText[]): boolean {
  const letters = items.map(({ text }) => text).join('');
  return [...letters].filter((sign) => arabic.test(sign)).length > letters.length / 2.5;
}

/**
 * A line with Arabic that is read from the right, whatever most of its letters are: its page is, it ends on the left in a
 * full stop, begins on the right with a sign of a list, or has Arabic commas behind Latin words.
 */
function isLineFromRight(fromLeft: string, line: readonly PlacedText[]): boolean {
  if (line.some(({ isFromRight }) => isFromRight)) return true;
  return /^\s*[.،؛](?=[^\s.])|[ \t][–•▪●]\s*$|(?:[\p{Script=Latin}\d]\s?،|،\s?[\p{Script=Latin}\d])/u.test(
    fromLeft,
  );
}

/** What stands on one line, as it is read. */
export function readLine(line: readonly PlacedText[]): string {
  const text = line.map((item) => item.text).join('');
  if (!arabic.test(text))
    return textsWithGaps(line)
      .join('')
      .normalize('NFC')
      .replaceAll(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
      .trim();
  const fromLeft = textsWithGaps(marksWithLetters([...line].sort((a, b) => a.x - b.x)));
  const letters = [...text];
  const isMostlyArabic =
    letters.filter((letter) => arabic.test(letter)).length >
    letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  const isShaped = presentation.test(text);
  const isFromRight = isMostlyArabic || isLineFromRight(fromLeft.join(''), line);
  const ordered = isFromRight ? turnRightToLeft(fromLeft) : turnArabicRuns(fromLeft);
  return (
    withBracketsInPairs((isShaped ? mendLigatures(ordered) : ordered).join(''), isFromRight)
      .normalize('NFKC')
      // A comma drawn in one shape with the last letter of its word.
      .replace(/،(\p{L})(?=\s|$)/gu, '$1،')
      .replace(/ +/g, ' ')
      .replace(/ ?\t[ \t]*/g, '\t')
      .trim()
  );
}

/** A mark is drawn over its letter; read from the right it follows it, so that from the left it comes first. */
function marksWithLetters(fromLeft: PlacedText[]): PlacedText[] {
  const ordered: PlacedText[] = [];
  for (const item of fromLeft) {
    const under = ordered.at(-1);
    const isOver = under && item.x < under.x + under.width && arabic.test(under.text);
    if (under && isOver && isMark(item.text)) ordered.splice(-1, 1, item, under);
    else ordered.push(item);
  }
  return ordered;
}

/** Everything from the right, but words of the other direction stay together in their own order. */
function turnRightToLeft(fromLeft: readonly string[]): string[] {
  return runsOf(fromLeft, (text) => /[\p{Script=Latin}\p{Nd}]/u.test(text))
    .reverse()
    .flatMap(({ isKept, pieces }) => (isKept ? keepWords(pieces) : [...pieces].reverse().map(mirror)));
}

/** The line reads from the left; only its Arabic runs are turned. */
function turnArabicRuns(fromLeft: readonly string[]): string[] {
  return runsOf(fromLeft, (text) => arabic.test(text)).flatMap(({ isKept, pieces }) =>
    isKept ? [...pieces].reverse() : pieces,
  );
}

/** Neighbours of one kind, with the spaces between two of them; other spaces stand outside. */
function runsOf(pieces: readonly string[], isOfKind: (text: string) => boolean) {
  const runs: { isKept: boolean; pieces: string[] }[] = [];
  let at = 0;
  while (at < pieces.length) {
    const isKept = isOfKind(pieces[at] ?? '');
    let end = at + 1;
    for (let next = end; next < pieces.length; next += 1) {
      const piece = pieces[next] ?? '';
      if (isOfKind(piece) === isKept && (isKept || !isOfKind(piece))) end = next + 1;
      else if (!(isKept && /^[\s\p{P}]*$/u.test(piece) && !arabic.test(piece) && !/[()،\t]/.test(piece)))
        break;
    }
    runs.push({ isKept, pieces: pieces.slice(at, end) });
    at = end;
  }
  return runs;
}

/** A range of years beside Arabic is drawn from the right: 2020-2015 stands for 2015-2020. */
function keepWords(pieces: readonly string[]): string[] {
  return pieces.map((piece) => (/^\d+(?:-\d+)+$/.test(piece) ? piece.split('-').reverse().join('-') : piece));
}

/** Some files keep a bracket as it is read, some as it is drawn: where none opens before it closes, all are the other way round. */
function withBracketsInPairs(text: string, isTurned: boolean): string {
  if (!isTurned || arePaired(text)) return text;
  const other = text.replace(/[()[\]«»]/g, (sign) => mirrored[sign] ?? sign);
  return arePaired(other) ? other : text;
}

function arePaired(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if ('([«'.includes(sign)) open += 1;
    else if (')]»'.includes(sign)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

function mirror(piece: string): string {
  return piece.length === 1 ? (mirrored[piece] ?? piece) : piece;
}

/**
 * A single drawn shape can stand for several letters, which the reader took for several shapes and turned.
 * It gives itself away: as letters of their own, these would have to be joined to a neighbour.
 */
function mendLigatures(pieces: readonly string[]): string[] {
  return pieces.map((piece, index) => {
    const letters = [...piece];
    if (letters.length < 2 || presentation.test(piece) || !arabic.test(piece)) return piece;
    const joins = (one: string | undefined) =>
      one !== undefined && /[\u0620-\u064a]/.test(one) && !nonJoining.test(one);
    const next = [...(pieces[index + 1] ?? '')][0] ?? '';
    const isJoinedInside = letters.some(
      (one, at) => (joins(one) || endsWords.test(one)) && letter.test(letters[at + 1] ?? ''),
    );
    const isJoinedAfter = joins(letters.at(-1)) && letter.test(next);
    const isJoinedBefore = joinsForward([...(pieces[index - 1] ?? '')].at(-1));
    return isJoinedInside || isJoinedAfter || isJoinedBefore ? letters.reverse().join('') : piece;
  });
}

/** Whether a drawn shape is one that joins to the letter after it (initial or medial). */
function joinsForward(shape: string | undefined): boolean {
  if (shape === undefined || !presentation.test(shape)) return false;
  const letter = shape.normalize('NFKC');
  if (letter.length !== 1 || nonJoining.test(letter)) return false;
  // The forms of a dual-joining letter follow each other: isolated, final, initial, medial.
  const first = firstForms.get(letter);
  return first !== undefined && shape.charCodeAt(0) - first >= 2;
}

const firstForms = new Map<string, number>();
for (let code = 0xfe80; code <= 0xfef4; code += 1) {
  const letter = String.fromCharCode(code).normalize('NFKC');
  if (letter.length === 1 && !firstForms.has(letter)) firstForms.set(letter, code);
}
