import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '#domain/locale.ts';
import type { PublicOpening } from '#server/modules/content/feeds/public-opening.ts';
import { keepForHours } from '#server/modules/files/keys-service.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { drawPicture, openingPictureSvg } from './opening-picture.ts';

/** Drawing takes a core for a moment: what would wait behind more than this is asked to come again. */
const mostWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of an opening, drawn once for what it says and then kept in the storage for a day, by its record, so that
 * old pictures never pile up.
 */
export async function keptOpeningPicture(
  context: Pick<Context, 'storage' | 'log' | 'db' | 'clock'>,
  opening: PublicOpening,
  locale: Locale,
): Promise<Buffer> {
  const svg = openingPictureSvg(opening, locale);
  const key = keyOf(svg);
  if (await context.storage.exists(key)) return buffer(await context.storage.stream(key));
  const picture = await inTurn(() => drawPicture(svg));
  await keepForHours(context, key, 24)
    .then(() => context.storage.put(key, picture, { contentType: 'image/png', size: picture.length }))
    // A picture that can't be kept is drawn again next time.
    .catch((error: unknown) => context.log.warn({ err: error }, 'a picture could not be kept'));
  return picture;
}

/** A storage key that only this content has. */
function keyOf(svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex');
  const id = [8, 4, 4, 4, 12].reduce<{ parts: string[]; from: number }>(
    ({ parts, from }, length) => ({
      parts: [...parts, hash.slice(from, from + length)],
      from: from + length,
    }),
    { parts: [], from: 0 },
  );
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${id.parts.join('-')}.png`;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
