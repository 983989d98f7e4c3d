import { readXml } from '#server/modules/files/word/word-parts.ts';

const dayMs = 86_400_000;
/** What Excel counts its days from: with a 29 February 1900 that never was, or since 1904. */
const zero = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** Formats of dates and moments that every Excel file has. */
const builtIn: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 57, 58]);

/** Which styles of a sheet show a number as a day. */
export function dateStyles(styles: Buffer | undefined): (style: number) => boolean {
  const dates = new Set(builtIn);
  const formats: number[] = [];
  let isInCells = false;
  if (styles)
    readXml(styles, {
      open(name, { numFmtId, formatCode = '' }) {
        if (name === 'numFmt' && showsDay(formatCode)) dates.add(Number(numFmtId));
        else if (name === 'cellXfs') isInCells = true;
        else if (name === 'xf' && isInCells) formats.push(Number(numFmtId) || 0);
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  return (style) => dates.has(formats[style] ?? -1);
}

/** The day of a number, `2025-04-03`. */
export function cellDate(value: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(value) || value < 1 || value > 100_000) return undefined;
  const start = is1904 ? zero.since1904 : zero.since1900;
  return new Date(start + Math.floor(value) * dayMs).toISOString().slice(0, 10);
}

/** Quoted words, colours and escaped signs of a format say nothing of its kind. */
function showsDay(code: string): boolean {
  const signs = code.slice(0, 200).replace(/"[^"]*"|\[[^[\]]{0,100}\]|\\./g, '');
  return /d/i.test(signs) || /y/i.test(signs);
}
