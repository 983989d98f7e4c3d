import { deflateSync, inflateSync } from 'node:zlib';

/**
 * The same pages, on which a mark of Arabic is written behind the words that stand beside its letter, in the place
 * where it was. Readers break a word where its mark stands higher than its letters. Returns the PDF itself where it has
 * no such mark, or is built in another way than expected.
 */
export function withMarksLast(pdf: Buffer): Buffer {
  try {
    const text = pdf.toString('latin1');
    const changed = [...text.matchAll(/\n {2}\/Type \/Page\n.*?\n {2}\/Contents (\d+) 0 R\n/gs)].flatMap(
      ([, number = '']) => {
        const before = streamOf(pdf, text, number);
        const after = contentWithMarksLast(before);
        return after === before ? [] : [{ number, content: after }];
      },
    );
    return changed.length === 0 ? pdf : withStreams(pdf, text, changed);
  } catch {
    // A CV whose marks are read in the middle of their words is better than none.
    return pdf;
  }
}

/** What is drawn by one piece of text, between the number that the tags know it by and its end. */
interface Piece {
  head: string;
  drawn: string;
  x: string;
  y: string;
  at: number;
  end: number;
}

/** A page's drawing. The numbers of the tags stay in their order: what is moved stays within its paragraph. */
export function contentWithMarksLast(content: string): string {
  const pieces = [
    ...content.matchAll(
      /(\/Span <<\n {2}\/MCID \d+\n>> BDC\n)(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!\/MCID).)*?\nQ\n)EMC\n/gs,
    ),
  ].map(
    ([whole, head = '', drawn = '', x = '', y = ''], index, all): Piece => ({
      ...{ head, drawn, x, y, at: all[index]?.index ?? 0 },
      end: (all[index]?.index ?? 0) + whole.length,
    }),
  );
  const blank = blankOf(content);
  let written = '';
  let at = 0;
  for (const run of runsOf(pieces)) {
    const marks = run.filter((_, place) => isMark(run, place));
    const [first, last] = [run[0], run.at(-1)];
    if (marks.length === 0 || !first || !last) continue;
    const letters = run.filter((piece) => !marks.includes(piece));
    const ordered = [...letters.map(letterOf), ...marks.map(markOf)];
    const tagged = run.map(({ head }, place) => `${head}${ordered[place]}EMC\n`);
    const apart = blank(letters[0] ?? first);
    written += content.slice(at, first.at) + tagged.slice(0, letters.length).join('');
    written += apart + tagged.slice(letters.length).join('') + apart;
    at = last.end;
  }
  return at === 0 ? content : written + content.slice(at);
}

/** In points: farther than any reader takes for one line. */
const farBelow = 25;

/** A blank far below a line, as the templates write it where a reader is to end the line; nothing where there is none. */
function blankOf(content: string): (piece: Piece) => string {
  const found = /\/Artifact BMC\nq\n1 0 0 -1 \S+ \S+ cm\n((?:(?!BMC|BDC|EMC).)*? T[jJ]\nET\nQ\n)EMC\n/s.exec(
    content,
  );
  return ({ x, y }) =>
    found ? `/Artifact BMC\nq\n1 0 0 -1 ${x} ${(Number(y) - farBelow).toFixed(2)} cm\n${found[1]}EMC\n` : '';
}

/** Pieces drawn one after the other from left to right on a line: words of a text, as the compiler parts it. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isNext = last && last.end === piece.at && Number(last.x) <= Number(piece.x) && isNear(last, piece);
    if (isNext) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    last = piece;
  }
  return runs;
}

/** In points: as far as a mark may be moved from the line of its letter. */
const mostRise = 8;

function isNear(one: Piece, other: Piece): boolean {
  return Math.abs(Number(one.y) - Number(other.y)) <= mostRise;
}

/** It begins where its letter begins, on another line. */
function isMark(run: readonly Piece[], place: number): boolean {
  const piece = run[place];
  const letter = run.slice(place + 1).find(({ y }) => y !== piece?.y);
  const isSingle = piece?.drawn.match(/ T[jJ]\n/g)?.length === 1 && !piece.drawn.includes('/ReversedChars');
  return isSingle && letter !== undefined && letter.x === piece.x;
}

/** Where a letter and its mark each stand for both, each is given its own. */
function letterOf({ drawn }: Piece): string {
  return withActualText(drawn, (signs) => signs.replace(/\p{M}/gu, ''));
}

function markOf({ drawn }: Piece): string {
  return withActualText(drawn, (signs) => signs.replace(/\P{M}/gu, ''));
}

function withActualText(drawn: string, change: (signs: string) => string): string {
  return drawn.replace(/\/ActualText <FEFF((?:[\dA-F]{4})+)>/g, (whole, codes: string) => {
    const signs = change(Buffer.from(codes, 'hex').swap16().toString('utf16le'));
    if (signs === '') return whole;
    return `/ActualText <FEFF${Buffer.from(signs, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
  });
}

function streamOf(pdf: Buffer, text: string, number: string): string {
  const object = text.indexOf(`\n${number} 0 obj\n`);
  const head = /^\n\d+ 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Filter \/FlateDecode\n>>\nstream\n/.exec(
    text.slice(object, object + 200),
  );
  if (object < 0 || !head) throw new Error(`Object ${number} is no packed stream`);
  const start = object + head[0].length;
  return inflateSync(pdf.subarray(start, start + Number(head[1]))).toString('latin1');
}

/** An incremental update: the file as it is, and behind it what replaces some of its objects. */
function withStreams(
  pdf: Buffer,
  text: string,
  changed: readonly { number: string; content: string }[],
): Buffer {
  const end = /\ntrailer\n<<\n(.*?)\n>>\nstartxref\n(\d+)\n%%EOF\s*$/s.exec(text);
  if (!end) throw new Error('The file has no trailer');
  const parts: Buffer[] = [pdf, Buffer.from('\n')];
  let length = pdf.length + 1;
  const table = changed.map(({ number, content }) => {
    const packed = deflateSync(Buffer.from(content, 'latin1'));
    const head = `${number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
    const object = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
    const entry = `${number} 1\n${String(length).padStart(10, '0')} 00000 n\r\n`;
    parts.push(object);
    length += object.length;
    return entry;
  });
  parts.push(
    Buffer.from(
      `xref\n${table.join('')}trailer\n<<\n${end[1]}\n  /Prev ${end[2]}\n>>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
