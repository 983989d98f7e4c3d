import { deflateSync, inflateSync } from 'node:zlib';

/** A PDF as the compiler builds it: objects in plain text, streams packed or not. */
export interface PdfObjects {
  file: Buffer;
  text: string;
}

/** An object that replaces one of the file, or comes to it. */
export interface ChangedObject {
  number: number;
  body: Buffer;
}

export function objectsOf(file: Buffer): PdfObjects {
  return { file, text: file.toString('latin1') };
}

/** What stands between `obj` and `endobj`. */
export function objectText({ text }: PdfObjects, number: number): string {
  const head = `\n${number} 0 obj\n`;
  const at = text.indexOf(head);
  if (at < 0) throw new Error(`The file has no object ${number}`);
  return text.slice(at + head.length, text.indexOf('\nendobj', at));
}

export function streamText({ file, text }: PdfObjects, number: number): string {
  const object = text.indexOf(`\n${number} 0 obj\n`);
  const head = /^\n\d+ 0 obj\n<<\n {2}\/Length (\d+)\n((?:(?!stream\n)[^\n]*\n)*)stream\n/.exec(
    text.slice(object, object + 400),
  );
  if (object < 0 || !head) throw new Error(`Object ${number} is no stream`);
  const start = object + head[0].length;
  const bytes = file.subarray(start, start + Number(head[1]));
  return (head[2]?.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

export function packedStream(number: number, content: string, entries = ''): ChangedObject {
  const packed = deflateSync(Buffer.from(content, 'latin1'));
  const head = `<<\n${entries}  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
  return { number, body: Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]) };
}

/** The object that all others hang on. */
export function rootOf(pdf: PdfObjects): string {
  return objectText(pdf, Number(/\/Root (\d+)/.exec(trailerOf(pdf.text).entries)?.[1]));
}

/** The first number that no object has. */
export function nextNumber({ text }: PdfObjects): number {
  return Number(/\/Size (\d+)/.exec(trailerOf(text).entries)?.[1]);
}

/** The file with these objects in place of its own of the same number. */
export function withObjects(pdf: PdfObjects, changed: readonly ChangedObject[]): Buffer {
  const { entries, start } = trailerOf(pdf.text);
  const bodies = new Map(changed.map(({ number, body }) => [number, body]));
  const places = placesOf(pdf.text, Number(start));
  const size = Math.max(nextNumber(pdf), ...changed.map(({ number }) => number + 1));
  const parts: Buffer[] = [pdf.file.subarray(0, Math.min(...places.map(({ at }) => at)))];
  let length = parts[0]?.length ?? 0;
  const offsets = new Map<number, number>();
  const write = (number: number, object: Buffer) => {
    offsets.set(number, length);
    parts.push(object);
    length += object.length;
  };
  for (const { number, at, end } of places) {
    const body = bodies.get(number);
    write(number, body ? objectOf(number, body) : pdf.file.subarray(at, end));
    bodies.delete(number);
  }
  for (const [number, body] of bodies) write(number, objectOf(number, body));
  const table = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined
      ? '0000000000 65535 f\r\n'
      : `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  });
  const trailer = `trailer\n<<\n${entries.replace(/\/Size \d+/, `/Size ${size}`)}\n>>\n`;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n${table.join('')}${trailer}startxref\n${length}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}

function objectOf(number: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n\n')]);
}

/** Where each object stands, in the order of the file. */
function placesOf(text: string, start: number): { number: number; at: number; end: number }[] {
  const table = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf][\r\n ]+)*)trailer/.exec(text.slice(start));
  if (!table) throw new Error('The file has no table of its objects');
  const places = [...(table[1] ?? '').matchAll(/(\d{10}) \d{5} ([nf])/g)]
    .map(([, at, kind], number) => ({ number, at: Number(at), isUsed: kind === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .toSorted((one, other) => one.at - other.at);
  return places.map(({ number, at }, index) => ({ number, at, end: places[index + 1]?.at ?? start }));
}

function trailerOf(text: string): { entries: string; start: string } {
  const end = /\ntrailer\n<<\n(.*?)\n>>\nstartxref\n(\d+)\n%%EOF\s*$/s.exec(text);
  if (!end) throw new Error('The file has no trailer');
  return { entries: end[1] ?? '', start: end[2] ?? '' };
}
