import sharp from 'sharp';

const grounds = [
  ['#33505f', '#f6e7cf'],
  ['#e6f0ef', '#0e6f6a'],
  ['#1d1b3a', '#f3c969'],
  ['#dcebf4', '#1f5f8b'],
  ['#f3e2cf', '#9c5a2b'],
  ['#5a7d3a', '#f4f0dc'],
  ['#8a1538', '#f8dfe6'],
  ['#f4e9d8', '#6b3f1d'],
  ['#0f4c4a', '#bfe6dc'],
  ['#3b2a4f', '#e9d7f5'],
] as const;

/** Marks of one ink on a ground of 52 by 52. */
const marks = [
  'M14 38 26 13l12 25M19 31h14M26 13v25',
  'M26 40s-13-8-13-17a7 7 0 0 1 13-3.500A7 7 0 0 1 39 23c0 9-13 17-13 17Z',
  'm26 11 3.800 11.200L41 26l-11.200 3.800L26 41l-3.800-11.200L11 26l11.200-3.800Z',
  'M26 12v28M13.900 19l24.200 14M13.900 33l24.200-14',
  'M14 39V26a12 12 0 0 1 24 0v13M21 39V28a5 5 0 0 1 10 0v11',
  'M12 17c5-2 10-1 14 2 4-3 9-4 14-2v19c-5-2-10-1-14 2-4-3-9-4-14-2ZM26 19v19',
  'M12 38h28M16 38V20l10-7 10 7v18M23 38v-9h6v9',
  'M10 32c5 0 5-5 10-5s5 5 11 5 5-5 11-5M10 24c5 0 5-5 10-5s5 5 11 5 5-5 11-5',
  'M26 12a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM26 18a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  'M15 15h9v9h-9ZM28 15h9v9h-9ZM15 28h9v9h-9ZM32.500 27.500 38 33l-5.500 5.500L27 33Z',
  'M26 11 37 17.500v13L26 37l-11 6.500-.5-26ZM26 11v26',
  'M13 36 22 22l6 8 4-6 8 12ZM34 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
] as const;

const filled = new Set([1, 2]);

/** A company's drawn logo as the storage keeps logos: a small WebP picture. */
export async function drawLogo(index: number): Promise<Buffer> {
  const [ground, ink] =
    grounds[(index * 3 + Math.floor(index / marks.length)) % grounds.length] ?? grounds[0];
  const number = index % marks.length;
  const paint = filled.has(number)
    ? `fill="${ink}"`
    : `fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="152" height="152" viewBox="0 0 52 52"><path fill="${ground}" d="M0 0h52v52H0z"/><path ${paint} d="${marks[number]}"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
}
