import sharp from 'sharp';
import { mostPixels } from '#server/modules/files/images.ts';

/** A4 in points, and the pixels of its longer side: some 190 to the inch, so that small print stays legible. */
const paper = { short: 595, long: 842 };
const longestSide = 2200;

/**
 * One A4 page with the picture of a CV on it: upright, drawn anew, without anything that the camera wrote beside it.
 * Undefined for a broken picture, and past 40 million declared pixels.
 */
export async function picturePage(path: string): Promise<Buffer | undefined> {
  try {
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
    const { data, info } = await image
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .timeout({ seconds: 8 })
      .toBuffer({ resolveWithObject: true });
    return pdfOf(data, info);
  } catch {
    return undefined; // Whatever the decoder objects to, the person reads the same: it cannot be opened.
  }
}

/** The picture as large as the page takes it, in its middle; the page lies where the picture is wide. */
function pdfOf(
  jpeg: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): Buffer {
  const [pageWidth, pageHeight] = width > height ? [paper.long, paper.short] : [paper.short, paper.long];
  const scale = Math.min(pageWidth / width, pageHeight / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const place = [drawnWidth, 0, 0, drawnHeight, (pageWidth - drawnWidth) / 2, (pageHeight - drawnHeight) / 2];
  const drawing = `q ${place.map((number) => number.toFixed(2)).join(' ')} cm /P Do Q`;
  const colours = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
  return written([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`,
    ),
    Buffer.from(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

/** Objects, the table of where each begins, and the trailer. */
function written(objects: readonly Buffer[]): Buffer {
  const pieces = [Buffer.from('%PDF-1.4\n')];
  let length = pieces[0]?.length ?? 0;
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += piece.length;
    pieces.push(piece);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
}
