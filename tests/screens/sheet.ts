import sharp, { type OverlayOptions } from 'sharp';

const gap = 12;
const labelHeight = 22;
const scale = 0.5;

export interface Picture {
  label: string;
  image: Buffer;
}

/** Lays pictures out in rows, each with its label, at half their size. */
export async function composeSheet(title: string, rows: Picture[][], file: string): Promise<void> {
  const parts: OverlayOptions[] = [];
  let y = gap + labelHeight;
  let width = 0;
  for (const row of rows) {
    let x = gap;
    let tallest = 0;
    for (const { label, image } of row) {
      const shown = await halved(image);
      parts.push({ input: text(label, shown.info.width), left: x, top: y });
      parts.push({ input: shown.data, left: x, top: y + labelHeight });
      x += shown.info.width + gap;
      tallest = Math.max(tallest, shown.info.height);
    }
    width = Math.max(width, x);
    y += labelHeight + tallest + gap;
  }
  parts.push({ input: text(title, width - 2 * gap, 'bold'), left: gap, top: 8 });
  const ground = { create: { width, height: y, channels: 3, background: '#7d7d7d' } } as const;
  await sharp(ground).composite(parts).jpeg({ quality: 80 }).toFile(file);
}

async function halved(image: Buffer) {
  const picture = sharp(image);
  const { width } = await picture.metadata();
  return picture
    .resize({ width: Math.round(width * scale) })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

function text(words: string, width: number, weight = 'normal'): Buffer {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text y="15" fill="#fff" font-family="sans-serif" font-weight="${weight}" font-size="13">${escaped}</text></svg>`,
  );
}
