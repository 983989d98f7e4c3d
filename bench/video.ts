// Prints the figures of recording and playing, and fails past their bounds: npm run bench -- video [--seconds 120].
import { parseArgs } from 'node:util';
import { measureVideo } from './video-bench.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
console.log('Rate limits are raised for this benchmark; a product in use keeps them.');
const figures = await measureVideo({ seconds: Number(values.seconds) });
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const rows = {
  recorded: `${figures.seconds} s, ${(figures.bytes / 1e6).toFixed(1)} MB stored`,
  'stored after Stop, sent while recording at 2 Mbit/s': inSeconds(figures.storedAfterStop),
  'stored after Stop, sent afterwards at 2 Mbit/s': inSeconds(figures.sentAfterStop),
  'first picture at 5 Mbit/s': inSeconds(figures.product.firstPicture),
  'first picture of a plain file': inSeconds(figures.plain.firstPicture),
  'jump to 90 % at 5 Mbit/s': inSeconds(figures.product.seek),
  'jump to 90 % in a plain file': inSeconds(figures.plain.seek),
};
for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(54)} ${value}\n`);

const bounds = {
  'an answer is stored within 10 s of Stop at 2 Mbit/s': figures.storedAfterStop <= 10_000,
  'the first picture takes at most twice as long as that of a plain file':
    figures.product.firstPicture <= 2 * figures.plain.firstPicture,
  'a jump takes at most twice as long as in a plain file': figures.product.seek <= 2 * figures.plain.seek,
};
const broken = Object.entries(bounds).filter(([, holds]) => !holds);
for (const [bound] of broken) console.error(`Does not hold: ${bound}.`);
process.exit(broken.length > 0 ? 1 : 0);
