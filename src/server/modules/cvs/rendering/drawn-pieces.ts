import { type PdfFont, signsOf } from './pdf-fonts.ts';

/** A shape on the page: of which font, where it begins, and what it stands for, in the order from the left. */
export interface Shape {
  font: PdfFont;
  fontName: string;
  size: string;
  number: number;
  x: number;
  right: number;
  letters: string;
}

/** What is drawn by one piece of text, between the number that the tags know it by and its end. */
export interface Piece {
  /** The number of the tags. */
  tag: number;
  /** What the tags say of it, as the page writes it. */
  language: string;
  x: number;
  y: number;
  /** As the page writes it. */
  place: { x: string; y: string };
  color: string;
  shapes: Shape[];
  at: number;
  end: number;
  whole: string;
}

const piece =
  /\/Span <<\n {2}\/MCID (\d+)\n((?: {2}\/Lang \(\w+\)\n)?)>> BDC\nq\n1 0 0 -1 (\S+) (\S+) cm\n(\/\S+ cs\n[\d. ]+ scn\n)BT\n((?:(?!\/MCID|\nQ\n).)*?)ET\nQ\nEMC\n/gs;
const show =
  /(?:\/Span <<\n {2}\/ActualText <FEFF([\dA-F]+)>\n>> BDC\n)?(?:\/ReversedChars BMC\n)?0 Tr\n\/(f\d+) (\S+) Tf\n1 0 0 -1 (\S+) 0 Tm\n([([].*? T[jJ])\n(?:EMC\n)*/gs;

/** The pieces of a page's drawing that are of the common make; what is made in another way is left out. */
export function piecesOf(content: string, fonts: ReadonlyMap<string, PdfFont>): Piece[] {
  return [...content.matchAll(piece)].flatMap((match) => {
    const [whole, tag, language = '', x = '', y = '', color = '', body = ''] = match;
    const shapes = shapesOf(body, Number(x), fonts);
    if (!shapes) return [];
    const at = match.index;
    return [
      {
        ...{ tag: Number(tag), language, x: Number(x), y: Number(y), place: { x, y }, color, shapes },
        ...{ at, end: at + whole.length, whole },
      },
    ];
  });
}

function shapesOf(body: string, x: number, fonts: ReadonlyMap<string, PdfFont>): Shape[] | undefined {
  const shapes: Shape[] = [];
  let end = 0;
  for (const match of body.matchAll(show)) {
    const [whole, actual, fontName = '', size = '', offset = '', drawn = ''] = match;
    const font = fonts.get(fontName);
    if (!font || match.index !== end) return undefined;
    end += whole.length;
    const own = shownShapes(drawn, { font, fontName, size, x: x + Number(offset) });
    const [only] = own;
    // What stands for several shapes at once is told by each for itself.
    if (actual && only && own.length === 1) only.letters = ownLetters(signsOf(actual), only);
    shapes.push(...own);
  }
  return end === body.length && shapes.length > 0 ? shapes : undefined;
}

/** Of a letter and its mark, which each stand for both, what is its own; several letters from the left. */
function ownLetters(signs: string, { x, right, letters }: Shape): string {
  const isMark = right - x === 0;
  const own = [...signs].filter((sign) => /\p{M}/u.test(sign) === isMark);
  if (own.length === 0) return letters;
  return (/\p{Script=Arabic}/u.test(signs) && !isMark ? own.reverse() : own).join('');
}

function shownShapes(
  drawn: string,
  { font, fontName, size, x }: Pick<Shape, 'font' | 'fontName' | 'size' | 'x'>,
): Shape[] {
  const shapes: Shape[] = [];
  const scale = Number(size) / 1000;
  let at = x;
  for (const part of partsOf(drawn)) {
    if (typeof part === 'number') at -= part * scale;
    for (const number of typeof part === 'number' ? [] : numbersOf(part)) {
      const right = at + (font.widths.get(number) ?? 0) * scale;
      shapes.push({ font, fontName, size, number, x: at, right, letters: font.letters.get(number) ?? '' });
      at = right;
    }
  }
  return shapes;
}

/** Texts and the moves between them; a text may hold brackets in pairs. */
function partsOf(drawn: string): (string | number)[] {
  const parts: (string | number)[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of drawn.matchAll(/\\.|[()]|-?[\d.]+/gs)) {
    if (sign === '(') {
      if (depth === 0) start = index + 1;
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
      if (depth === 0) parts.push(drawn.slice(start, index));
    } else if (depth === 0) parts.push(Number(sign));
  }
  return parts;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The numbers of shapes that a text in brackets names, two bytes each. */
function numbersOf(text: string): number[] {
  const bytes = text.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal?: string, sign = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[sign] ?? sign),
  );
  return Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1),
  );
}
