/**
 * The same PDF, of the same length, in which readers find what is seen. The compiler lets a letter and its mark each
 * stand for both, so that the mark is read twice, and calls a whole document one from the right, upon which some readers
 * turn the words of its Latin lines.
 */
export function withReadableText(pdf: Uint8Array): Buffer<ArrayBuffer> {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const fonts = text.matchAll(/\/DescendantFonts \[(\d+) 0 R\]\s+\/ToUnicode (\d+) 0 R/g);
  for (const [, font = '', map = ''] of fonts) {
    const widths = /\/W \[([^\]]*)\]/.exec(objectOf(text, font).text)?.[1];
    if (widths !== undefined) partMarks(file, objectOf(text, map), widthsOf(widths));
  }
  const direction = text.lastIndexOf('/Direction /R2L');
  if (direction >= 0) file.write('/Direction /L2R', direction, 'latin1');
  return file;
}

/** Lam and alef drawn in one shape: readers turn what is drawn from the right letter by letter, also within a shape. */
const [lamAlef, alefLam] = ['06440627', '06270644'];

interface PdfObject {
  at: number;
  text: string;
}

function objectOf(text: string, number: string): PdfObject {
  const at = text.indexOf(`\n${number} 0 obj\n`);
  return { at, text: at < 0 ? '' : text.slice(at, text.indexOf('\nendobj', at)) };
}

/** The shapes that take room on their line: `first last width` in a row. */
function widthsOf(list: string): Set<number> {
  const wide = new Set<number>();
  const numbers = list.trim().split(/\s+/).map(Number);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3);
    for (let shape = first; width > 0 && shape <= last; shape += 1) wide.add(shape);
  }
  return wide;
}

/** A shape without a width is the mark alone, one with a width the letter; blanks keep the length of the line. */
function partMarks(file: Buffer, map: PdfObject, wide: ReadonlySet<number>): void {
  for (const { 0: line, 1: shape = '', 2: codes = '', index } of map.text.matchAll(
    /<([\dA-F]{4})> <((?:[\dA-F]{4}){2,})>/g,
  )) {
    const signs = [...Buffer.from(codes, 'hex').swap16().toString('utf16le')];
    const isLetter = wide.has(Number.parseInt(shape, 16));
    const own = signs.filter((sign) => /\p{M}/u.test(sign) !== isLetter).join('');
    if (own === '') continue;
    const kept = Buffer.from(own, 'utf16le').swap16().toString('hex').toUpperCase();
    const hex = kept === lamAlef ? alefLam : kept;
    file.write(`<${shape}> <${hex}>`.padEnd(line.length), map.at + index, 'latin1');
  }
}
