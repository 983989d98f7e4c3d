import type { FileReadingState } from '#domain/uploads.ts';
import { readPath } from '#server/modules/files/paths.ts';
import { mayReadUnchecked } from '#server/modules/files/policy.ts';
import { type FileRecord, findFile } from '#server/modules/files/queries.ts';
import { readWaiting } from '#server/modules/files/task-names.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';
import { problemOf, readingState, textOf } from './reading-state.ts';

/** Has a file that was kept unread read as soon as there is time for it; answers how far its reading has come. */
export async function tellWaiting(context: Context, file: FileRecord): Promise<FileReadingState> {
  const state = readingState(file);
  if (state === 'waiting') await context.tasks.enqueue(context.db, readWaiting, { id: file.id });
  return state;
}

/** How far the reading of an own file has come, its text, and what is wrong with it. */
export async function readReading(context: Context, path: string) {
  const named = readPath(path);
  const file = named && (await findFile(context.db, named.id));
  if (!file || !mayReadUnchecked(context, file, named.ticket)) throw new Refusal('NOT_FOUND');
  const problem = problemOf(file);
  return {
    state: readingState(file),
    text: textOf(file),
    message: problem ? translate(problem, {}, context.locale) : '',
  };
}
