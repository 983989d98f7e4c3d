import { open } from 'node:fs/promises';
import sharp from 'sharp';

/** What a picture may declare; more is decoded by nobody. */
export const mostPixels = 40_000_000;
const longestSide = 4096;

export interface CheckedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Decodes a PNG, JPEG or WebP, turns it upright, bounds its side and writes it anew as WebP without metadata (F3).
 * Undefined for anything else, for a broken picture, and past 40 million declared pixels.
 */
export async function checkImage(
  path: string,
  options: { side?: number } = {},
): Promise<CheckedImage | undefined> {
  if (!(await startsLikeImage(path))) return undefined;
  const side = Math.min(options.side ?? longestSide, longestSide);
  try {
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
    const { data, info } = await image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .timeout({ seconds: 8 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined; // Whatever the decoder objects to, the person reads the same: not a picture we take.
  }
}

/** The decoder never meets SVG, TIFF or anything else that it could open. */
async function startsLikeImage(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const hex = buffer.toString('hex');
    const isWebp = hex.startsWith('52494646') && buffer.subarray(8).toString('latin1') === 'WEBP';
    return isWebp || hex.startsWith('89504e470d0a1a0a') || hex.startsWith('ffd8ff');
  } finally {
    await file.close();
  }
}
