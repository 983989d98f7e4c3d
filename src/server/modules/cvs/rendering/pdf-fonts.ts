import { type ChangedObject, objectText, type PdfObjects, packedStream, streamText } from './pdf-objects.ts';

/** A font of the file: what its shapes stand for, how wide they are, and shapes that stand for something else, too. */
export interface PdfFont {
  letters: Map<number, string>;
  /** In thousandths of the size. */
  widths: Map<number, number>;
  /** For `shape letters` the number under which the shape stands for these letters. */
  added: Map<string, { number: number; shape: number; letters: string; width: number }>;
  objects: { descendant: number; letters: number };
}

/** The fonts of a page by the names under which it draws with them; those of two pages are the same. */
export function fontsOf(pdf: PdfObjects, page: string, known: Map<number, PdfFont>): Map<string, PdfFont> {
  const fonts = new Map<string, PdfFont>();
  for (const [, name = '', reference] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const number = Number(reference);
    const font = known.get(number) ?? fontOf(pdf, number);
    known.set(number, font);
    fonts.set(name, font);
  }
  return fonts;
}

function fontOf(pdf: PdfObjects, number: number): PdfFont {
  const text = objectText(pdf, number);
  const descendant = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(text)?.[1]);
  const letters = Number(/\/ToUnicode (\d+) 0 R/.exec(text)?.[1]);
  const map = streamText(pdf, letters).matchAll(/<([\dA-F]{4})> <((?:[\dA-F]{4})+)>/g);
  return {
    letters: new Map(
      [...map].map(([, shape = '', codes = '']) => [Number.parseInt(shape, 16), signsOf(codes)]),
    ),
    widths: widthsOf(/\/W \[([^\]]*)\]/.exec(objectText(pdf, descendant))?.[1] ?? ''),
    added: new Map(),
    objects: { descendant, letters },
  };
}

/** `first last width` in a row. */
function widthsOf(list: string): Map<number, number> {
  const widths = new Map<number, number>();
  const numbers = list.trim().split(/\s+/).map(Number);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3);
    for (let shape = first; shape <= last; shape += 1) widths.set(shape, width);
  }
  return widths;
}

/** The number under which a shape stands for these letters. */
export function shapeFor(
  font: PdfFont,
  shape: number,
  letters: string,
  width = font.widths.get(shape) ?? 0,
): number {
  if ((font.letters.get(shape) ?? '') === letters) return shape;
  const key = `${shape} ${letters}`;
  const known = font.added.get(key);
  if (known) return known.number;
  const number = Math.max(...font.widths.keys()) + 1 + font.added.size;
  font.added.set(key, { number, shape, letters, width });
  return number;
}

/** The objects of a font whose shapes stand for more than before; `number` is free for another object. */
export function changedFont(pdf: PdfObjects, font: PdfFont, number: number): ChangedObject[] {
  const { descendant, letters } = font.objects;
  const added = [...font.added.values()];
  const widths = added.map(({ number: own, width }) => ` ${own} ${own} ${width}`);
  const text = objectText(pdf, descendant)
    .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${number} 0 R`)
    .replace(/\/W \[[^\]]*/, (list) => list + widths.join(''));
  const last = added.at(-1)?.number ?? 0;
  const shapes = Array.from({ length: last + 1 }, (_, at) => at);
  for (const one of added) shapes[one.number] = one.shape;
  const map = streamText(pdf, letters).replace(
    'endcmap',
    () =>
      `${added.length} beginbfchar\n${added.map((one) => `<${hexOf(one.number)}> <${codesOf(one.letters)}>\n`).join('')}endbfchar\nendcmap`,
  );
  return [
    { number: descendant, body: Buffer.from(text, 'latin1') },
    packedStream(letters, map, '  /Type /CMap\n  /WMode 0\n'),
    packedStream(number, String.fromCharCode(...shapes.flatMap((shape) => [shape >> 8, shape & 255]))),
  ];
}

export function hexOf(shape: number): string {
  return shape.toString(16).toUpperCase().padStart(4, '0');
}

/** Signs from their codes in UTF-16. */
export function signsOf(codes: string): string {
  return Buffer.from(codes, 'hex').swap16().toString('utf16le');
}

function codesOf(signs: string): string {
  return Buffer.from(signs, 'utf16le').swap16().toString('hex').toUpperCase();
}
