import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Locale } from '#domain/locale.ts';
import type { PublicOpening } from '#server/modules/content/feeds/public-opening.ts';
import { keepForHours } from '#server/modules/files/keys-service.ts';
import { getFile } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { drawPicture, openingPictureSvg } from './opening-picture.ts';

type Drawing = Pick<Context, 'storage' | 'log' | 'db' | 'clock'>;

/** Drawing takes a core for a moment: what would wait behind more than this is asked to come again. */
const mostWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of an opening, drawn once for what it says and then kept in the storage for a day, by its record, so that
 * old pictures never pile up.
 */
export async function keptOpeningPicture(
  context: Drawing,
  opening: PublicOpening,
  locale: Locale,
  logoFileId: string | null = null,
): Promise<Buffer> {
  const shown = opening.hide_company_name ? null : logoFileId;
  const key = keyOf(`${openingPictureSvg(opening, locale)}${shown ?? ''}`);
  if (await context.storage.exists(key)) return buffer(await context.storage.stream(key));
  const picture = await inTurn(async () =>
    drawPicture(openingPictureSvg(opening, locale, shown ? await readLogo(context, shown) : undefined)),
  );
  await keepForHours(context, key, 24)
    .then(() => context.storage.put(key, picture, { contentType: 'image/png', size: picture.length }))
    // A picture that can't be kept is drawn again next time.
    .catch((error: unknown) => context.log.warn({ err: error }, 'a picture could not be kept'));
  return picture;
}

const logoPixels = 320;

/** The logo as it fits; a picture is drawn without one that can't be read. */
async function readLogo(context: Drawing, fileId: string): Promise<Buffer | undefined> {
  try {
    const file = await getFile(context, fileId);
    if (!file) return undefined;
    return await sharp(await buffer(await context.storage.stream(file.storageKey)))
      .resize(logoPixels, logoPixels, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer();
  } catch (error) {
    context.log.warn({ err: error }, 'a logo could not be drawn');
    return undefined;
  }
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
