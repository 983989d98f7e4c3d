import { Parser } from 'htmlparser2';
import { readXml } from '#server/modules/files/word/word-parts.ts';
import { type ZipBounds, type ZipParts, zipParts } from '#server/modules/files/word/zip-parts.ts';
import { cellDate, dateStyles } from './xlsx-dates.ts';

/** 50,000 rows of 20 cells take some 60 MB; what is larger ends the reading before it fills any memory. */
const sheetBounds: ZipBounds = { parts: 3000, part: 48 * 1024 * 1024, inAll: 160 * 1024 * 1024 };

const columnsMaximum = 200;

/** The first sheet of an Excel file, row by row. Formulas are not worked out: what they showed when it was saved counts. */
export function readXlsx(bytes: Buffer, take: (cells: string[], line?: number) => void): void {
  const parts = zipParts(bytes, sheetBounds);
  const texts = sharedTexts(parts);
  const { path, is1904 } = firstSheet(parts);
  const isDate = dateStyles(parts.read('xl/styles.xml'));
  let row: string[] = [];
  let place = 0;
  let line: number | undefined;
  let cell = { type: '', style: 0 };
  let value = '';
  let isRead = false;
  const reader = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'row') {
        row = [];
        place = 0;
        line = lineOf(attributes.r);
      } else if (name === 'c') {
        place = attributes.r ? columnOf(attributes.r) : place;
        cell = { type: attributes.t ?? '', style: Number(attributes.s) || 0 };
        value = '';
      } else if (name === 'v' || name === 't') isRead = true;
    },
    text(text: string) {
      if (isRead) value += text;
    },
    close(name: string) {
      if (name === 'v' || name === 't') isRead = false;
      else if (name === 'c') {
        if (place < columnsMaximum) {
          while (row.length < place) row.push('');
          row[place] = shown(value, cell.type);
        }
        place += 1;
      } else if (name === 'row') take(row, line);
    },
  };
  const shown = (text: string, type: string) => {
    if (type === 's') return texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e') return '';
    return type === '' || type === 'n' ? numberText(text, isDate(cell.style), is1904) : text;
  };
  walk(parts, path, reader);
}

function numberText(text: string, isDate: boolean, is1904: boolean): string {
  if (isDate) return cellDate(Number(text), is1904) ?? text;
  // A phone number of eleven digits is kept as 9.7455123456E10.
  return /e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text;
}

/** The line that a row names; Excel has no more than a million. */
function lineOf(text = ''): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** `BC12` is column 54. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function firstSheet(parts: ZipParts): { path: string; is1904: boolean } {
  const workbook = parts.read('xl/workbook.xml');
  const links = parts.read('xl/_rels/workbook.xml.rels');
  if (!workbook || !links) throw new Error('No sheets');
  let is1904 = false;
  let first: string | undefined;
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? '')) first ??= attributes['r:id'];
    },
    close() {},
  });
  let path = '';
  readXml(links, {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship' && Id === first) path = Target;
    },
    close() {},
  });
  return { path: path.startsWith('/') ? path.slice(1) : `xl/${path}`, is1904 };
}

function sharedTexts(parts: ZipParts): string[] {
  const texts: string[] = [];
  if (!parts.names.includes('xl/sharedStrings.xml')) return texts;
  let text = '';
  let isRead = false;
  let isSaid = 0;
  walk(parts, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSaid += 1;
      else if (name === 't') isRead = isSaid === 0;
    },
    text(piece) {
      if (isRead) text += piece;
    },
    close(name) {
      if (name === 't') isRead = false;
      else if (name === 'rPh') isSaid -= 1;
      else if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

type SheetReader = Parameters<typeof readXml>[1];

/** Walks through a part as it is unpacked. */
function walk(parts: ZipParts, path: string, { open, text, close }: SheetReader): void {
  const decoder = new TextDecoder('utf-8');
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > 50) throw new Error('Nested too deeply');
        open(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        close(name);
      },
      ontext: text,
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new Error('A document type');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parts.readPieces(path, (piece, isLast) => {
    parser.write(decoder.decode(piece, { stream: !isLast }));
    if (isLast) parser.end();
  });
}
