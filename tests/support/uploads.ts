import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Answer, type Caller, send } from './client.ts';
import type { TestServer } from './test-server.ts';

/** A PDF with one line of text on each page. */
export function aPdf(text = 'Omar Farouk, civil engineer', { pages = 1 } = {}): Buffer {
  const content = `BT /F1 12 Tf 40 700 Td (${text}) Tj ET`;
  const kids = Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`).join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 4 0 R>>',
    ),
  ]);
}

/** Little more than a megabyte that unfolds to 600 on reading. */
export function aPdfBomb(): Buffer {
  const stream = deflateSync(Buffer.alloc(600 * 1024 * 1024, 'BT (a) Tj ET '), { level: 9 });
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

export function aPdfOf(bytes: number): Buffer {
  const pdf = aPdf();
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, '\n')]);
}

export function aPicture({
  width = 64,
  height = 48,
  format = 'png' as 'png' | 'jpeg' | 'webp',
} = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 140, g: 20, b: 60 } } })
    .withExif({ IFD3: { GPSLatitude: '25/1 17/1 0/1', GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer();
}

/** Sends one file with fields as a browser's form does. */
export function upload(
  server: TestServer,
  path: string,
  content: Uint8Array,
  {
    name = 'my cv.pdf',
    fields = {},
    ...caller
  }: Caller & { name?: string; fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return send(server, 'POST', path, { ...caller, body });
}

function pdfOf(objects: (string | Buffer)[]): Buffer {
  const bodies = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...bodies,
    Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`),
  ]);
}
