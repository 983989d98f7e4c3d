import type { Piece, Shape } from './drawn-pieces.ts';
import { directionMarks, markedBlank, type PageBlanks } from './page-blanks.ts';
import { hexOf, shapeFor } from './pdf-fonts.ts';
import { isBlank, isMark, kindOf } from './runs-of-arabic.ts';

/** Words side by side with the gaps between them, or a blank or signs at their edge. */
interface Item {
  kind: 'words' | 'blank' | 'sign';
  pieces: [Piece, ...Piece[]];
}

/**
 * A part of a line that is read from the right: its words at once, as readers turn them as a whole; what is drawn in
 * another font behind the words that it is read behind; the marks last, since each letter now stands for its own.
 */
export function drawRun(run: readonly Piece[], blanks: PageBlanks): string {
  const { letters, marks } = markedLetters(run);
  const items = itemsOf(letters).reverse();
  const tags = run.map(({ tag }) => tag).toSorted((one, other) => one - other);
  const drawn = items.map((item, place) =>
    tagged(tags[place] ?? 0, item.pieces[0], drawnItem(item, place === 0, blanks)),
  );
  const rest = run
    .slice(items.length)
    .map((piece, place) => tagged(tags[items.length + place] ?? 0, piece, ''));
  const [first] = letters;
  if (marks.length === 0 || !first) return [...drawn, ...rest].join('');
  const apart = blanks.apart(first);
  return [...drawn, ...rest, apart, ...marks, apart].join('');
}

/** Signs behind Arabic that are read from the left: their blanks say so. */
export function drawTurned(piece: Piece): string {
  const shapes = piece.shapes.map((shape) =>
    at(
      shape.x - piece.x,
      isBlank(shape) ? markedBlank(shape, directionMarks.fromLeft) : textOf([shape], shape.x),
    ),
  );
  return tagged(piece.tag, piece, placed(piece, shapes.join('')));
}

/** A letter stands for its marks, too; they are drawn as before, and stand for nothing. */
function markedLetters(run: readonly Piece[]): { letters: Piece[]; marks: string[] } {
  const letters: Piece[] = [];
  const marks: string[] = [];
  let waiting = '';
  for (const piece of run) {
    const shapes: Shape[] = [];
    for (const shape of piece.shapes) {
      if (isMark(shape)) {
        waiting += shape.letters;
        marks.push(artifact(placed(piece, at(0, textOf([{ ...shape, letters: ' ' }], piece.x)))));
      } else {
        shapes.push({ ...shape, letters: waiting + shape.letters });
        waiting = '';
      }
    }
    if (shapes.length > 0) letters.push({ ...piece, shapes });
  }
  return { letters, marks };
}

/** From the left. */
function itemsOf(pieces: readonly Piece[]): Item[] {
  const items: Item[] = [];
  let waiting: Item[] = [];
  for (const piece of pieces) {
    const kind = kindOf(piece);
    const last = items.at(-1);
    if (kind === 'blank') waiting.push({ kind, pieces: [piece] });
    else if (kind === 'arabic' && last?.kind === 'words' && isOfOneFont(last.pieces[0], piece)) {
      last.pieces.push(
        ...waiting.flatMap(({ pieces: blanks }) => blanks.flatMap((one) => blankOf(one, piece))),
        piece,
      );
      waiting = [];
    } else {
      items.push(...waiting, { kind: kind === 'arabic' ? 'words' : 'sign', pieces: [piece] });
      waiting = [];
    }
  }
  return [...items, ...waiting];
}

/** A blank in the font of a word beside it, so that both are drawn at once; none where that font has no blank. */
function blankOf(blank: Piece, { shapes: [word] }: Piece): Piece[] {
  const [own] = blank.shapes;
  const found = word && [...word.font.letters].find(([, letters]) => letters === ' ' || letters === '\u00a0');
  if (!own || !word || !found) return [];
  return [{ ...blank, shapes: [{ ...word, number: found[0], x: own.x, right: own.right, letters: ' ' }] }];
}

function isOfOneFont(one: Piece, other: Piece): boolean {
  const [first, second] = [one.shapes[0], other.shapes[0]];
  return first?.fontName === second?.fontName && first?.size === second?.size && one.color === other.color;
}

function drawnItem({ kind, pieces }: Item, isFirst: boolean, blanks: PageBlanks): string {
  const [piece] = pieces;
  const shapes = pieces.flatMap((one) => one.shapes);
  if (kind === 'words') {
    const text = at(0, textOf(shapes, piece.x));
    // Only what is more than one letter is reversed.
    return placed(piece, text, shapes.length > 1);
  }
  const drawn = shapes
    .toReversed()
    .map((shape) =>
      at(
        shape.x - piece.x,
        isBlank(shape) ? markedBlank(shape, directionMarks.fromRight) : textOf([shape], shape.x),
      ),
    );
  const last = shapes.at(-1);
  // A comma behind a name in Latin letters is read before it by pdftotext, unless it is known to be read from the right.
  const mark = kind === 'sign' && isFirst && last && !isBlank(last) ? blanks.mark(last, piece.x) : '';
  return placed(piece, drawn.join('') + mark);
}

function tagged(tag: number, { language }: Piece, text: string): string {
  return `/Span <<\n  /MCID ${tag}\n${language}>> BDC\n${text}EMC\n`;
}

function artifact(text: string): string {
  return `/Artifact BMC\n${text}EMC\n`;
}

function placed({ place, color, shapes: [font] }: Piece, text: string, isReversed = false): string {
  const body = `0 Tr\n/${font?.fontName} ${font?.size} Tf\n${text}`;
  const marked = isReversed ? `/ReversedChars BMC\n${body}EMC\n` : body;
  return `q\n1 0 0 -1 ${place.x} ${place.y} cm\n${color}BT\n${marked}ET\nQ\n`;
}

function at(offset: number, text: string): string {
  return `1 0 0 -1 ${Number(offset.toFixed(5))} 0 Tm\n${text} TJ\n`;
}

/** Shapes of one font, each in its place. */
function textOf(shapes: readonly Shape[], x: number): string {
  let end = x;
  let text = '';
  for (const { font, size, number, letters, ...shape } of shapes) {
    const scale = Number(size) / 1000;
    const move = (end - shape.x) / scale;
    if (Math.abs(move) > 0.001) text += ` ${Number(move.toFixed(5))} `;
    text += `<${hexOf(shapeFor(font, number, letters))}>`;
    end = shape.x + (font.widths.get(number) ?? 0) * scale;
  }
  return `[${text.replaceAll('><', '')}]`;
}
