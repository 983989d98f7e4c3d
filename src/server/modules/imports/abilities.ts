import { importKeptDays, isImportBusy } from '#domain/imports/imports.ts';
import { dayMs } from '#domain/time.ts';
import type { ImportRecord } from './queries.ts';

export type ImportAct = 'change' | 'run' | 'cancel' | 'undo' | 'discard';

/** What can be done with an import; once its rows are gone, nothing but to discard it. */
export function abilitiesOf(
  { state, ready, imported, kept, finishedAt, createdAt }: ImportRecord,
  now: Date,
): Record<ImportAct, boolean> {
  const isFresh = now.getTime() - (finishedAt ?? createdAt).getTime() < importKeptDays * dayMs;
  const isBusy = isImportBusy(state);
  const made = imported + kept;
  return {
    change: isFresh && (state === 'columns' || state === 'checked'),
    run: isFresh && ready > 0 && (state === 'checked' || state === 'cancelled'),
    cancel: state === 'checking' || state === 'running',
    undo: isFresh && !isBusy && made > 0,
    discard: (!isBusy || state === 'reading') && made === 0,
  };
}
