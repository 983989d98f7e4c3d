/** A piece of text where a PDF draws it; x grows to the right. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  endsLine: boolean;
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
  for (const item of items) {
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
    return gap > wideGap ? [text, '\t'] : [text];
  });
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
  const ordered = isMostlyArabic ? turnRightToLeft(fromLeft) : turnArabicRuns(fromLeft);
  return (
    (isShaped ? mendLigatures(ordered) : ordered)
      .join('')
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
