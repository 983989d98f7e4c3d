import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { intendKey, keepForHours } from '#server/modules/files/keys-service.ts';
import type { Platform } from '#server/platform/context.ts';
import { listAssets, pathOfForm } from '#server/platform/http/assets.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import { type KeptForm, prolongBuild, replaceBuild } from './queries.ts';

const hour = 3_600_000;
/** So long the files of a build are answered after the last process that ran it. */
const daysKept = 30;

type Keeper = Pick<Platform, 'db' | 'storage' | 'clock'>;

interface Form extends KeptForm {
  file: string;
}

/**
 * Keeps the hashed files of a build in the storage for 30 days from now, so that processes of other builds answer them,
 * too: tabs that were opened before a deploy, and pages that a newer process rendered. Packed once per build.
 */
export async function keepBuild(context: Keeper, folder: string): Promise<void> {
  const forms = await listForms(folder);
  const end = forms.at(-1);
  if (!end) return;
  const id = createHash('sha256')
    .update(forms.map(({ path, encoding, size }) => `${path} ${encoding} ${size}\n`).join(''))
    .digest('hex');
  const now = context.clock.now().getTime();
  // What comes due within the hour may be going at this moment.
  const moments = { soon: new Date(now + hour), dueAt: new Date(now + daysKept * 24 * hour) };
  if (await prolongBuild(context.db, id, moments)) return;
  const storageKey = newStorageKey('pack');
  await intendKey(context, storageKey);
  await context.storage.put(storageKey, Readable.from(contentsOf(forms)), {
    contentType: 'application/octet-stream',
    size: end.start + end.size,
  });
  await context.db.transaction(async (db) => {
    await keepForHours({ db, clock: context.clock }, storageKey, daysKept * 24);
    await replaceBuild(
      db,
      { id, storageKey },
      forms.map(({ file: _, ...form }) => form),
    );
  });
}

/** Keeps it from now on, while this process runs; what can't be kept is said and tried again the next day. */
export async function goOnKeepingBuild(platform: Platform, folder: string): Promise<void> {
  const keep = () =>
    keepBuild(platform, folder).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the files of this build are not kept for other processes'),
    );
  const timer = setInterval(keep, 24 * hour).unref();
  const first = keep();
  platform.beforeStop(async () => {
    clearInterval(timer);
    await first;
  });
  await first;
}

async function listForms(folder: string): Promise<Form[]> {
  const forms: Form[] = [];
  let start = 0;
  const assets = [...(await listAssets(folder))].filter(([path]) => path.startsWith('/assets/')).toSorted();
  for (const [path, asset] of assets) {
    for (const encoding of [undefined, ...asset.encodings]) {
      const file = pathOfForm(asset.path, encoding);
      const { size } = await stat(file);
      forms.push({ path, encoding: encoding ?? '', start, size, file });
      start += size;
    }
  }
  return forms;
}

async function* contentsOf(forms: Form[]) {
  for (const { file } of forms) yield* createReadStream(file);
}
