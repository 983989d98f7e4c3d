import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports.ts';
import { importedSource } from '#domain/applications/sources.ts';
import { importKeptDays, isImportBusy } from '#domain/imports/imports.ts';
import type { Locale } from '#domain/locale-list.ts';
import { dayMs } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { dayText } from '#web/moments.ts';
import { DiscardButton } from './discard-button.tsx';
import { cvWords, isRefusalOfFiles, stateText, stateTones, wordsOf } from './import-texts.ts';
import { UndoDialog } from './undo-dialog.tsx';

const here = '/company-profile-edit/settings/import';

/** What was found, how far it is, and what can be done next. */
export function ResultCard({ shown }: { shown: ImportDetails }) {
  const { id, label, state, abilities } = shown;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const { run, isRunning, sentence, fields } = useCall();
  const [isUndoing, setUndoing] = useState(false);
  const call = async (work: () => Promise<unknown>) => {
    await run(work);
    await queries.invalidateQueries({ queryKey: query.imports.key() });
  };
  const problem = sentence ?? Object.values(fields)[0];
  const isBusy = isImportBusy(state);
  const said = sentenceOf(shown, locale);
  return (
    <Card as="section" aria-labelledby="import-result">
      <div className="company-card-head">
        <h2 id="import-result">
          <bdi>{label}</bdi>
        </h2>
        <StatusBadge tone={stateTones[state]}>{stateText(shown)}</StatusBadge>
      </div>
      <div className="import-body">
        {isBusy && <Progress shown={shown} />}
        {state !== 'checking' && state !== 'reading' && <Facts layout="ends" facts={factsOf(shown)} />}
        {said && <p>{said}</p>}
        {abilities.run && <Notice tone="info">{m.imports_told()}</Notice>}
        {problem && (
          <Notice tone="no" role="alert">
            {problem}
          </Notice>
        )}
        <div className="import-acts">
          {abilities.run && (
            <Button
              variant="primary"
              loading={isRunning}
              onClick={() => void call(() => api.imports.run({ id }))}
            >
              {state === 'cancelled' ? m.imports_go_on() : m.imports_run({ number: shown.ready })}
            </Button>
          )}
          {abilities.change && (
            <Button onClick={() => void navigate({ to: here, search: { id, columns: true } })}>
              {wordsOf(shown).change()}
            </Button>
          )}
          {abilities.cancel && (
            <Button loading={isRunning} onClick={() => void call(() => api.imports.cancel({ id }))}>
              {m.imports_cancel()}
            </Button>
          )}
          {state === 'done' && (
            <LinkButton to="/job_application/list" search={{ source: importedSource }}>
              {m.imports_look()}
            </LinkButton>
          )}
          {abilities.undo && <Button onClick={() => setUndoing(true)}>{m.imports_undo_act()}</Button>}
          {abilities.discard && <DiscardButton id={id} />}
          {!isBusy && (
            <Button variant="quiet" onClick={() => void navigate({ to: here, search: {} })}>
              {m.imports_another()}
            </Button>
          )}
        </div>
      </div>
      {isUndoing && (
        <UndoDialog
          hasKept={shown.kept > 0}
          onClose={() => setUndoing(false)}
          onUndo={(also_touched) => {
            setUndoing(false);
            void call(() => api.imports.undo({ id, also_touched }));
          }}
        />
      )}
    </Card>
  );
}

/** What the last act has done, and what can be done about it. */
function sentenceOf({ state, finished_at, kept }: ImportDetails, locale: Locale): string | undefined {
  if (isImportBusy(state)) return m.imports_busy_text();
  if (state === 'cancelled') return m.imports_cancelled_text();
  if (state === 'undone') return kept > 0 ? m.imports_undone_kept() : m.imports_undone_text();
  if (state !== 'done' || !finished_at) return undefined;
  const until = new Date(Date.parse(finished_at) + importKeptDays * dayMs).toISOString();
  return m.imports_done_text({ date: dayText(until, locale) });
}

function Progress({ shown }: { shown: ImportDetails }) {
  const { state, files, total, done } = shown;
  // Beside a table its files alone are read.
  const isOfFiles = state === 'reading' && files > 0;
  const toDo = isOfFiles ? files : rowsOfStep(shown);
  const isDone = isOfFiles ? Math.max(0, done - (total - files)) : done;
  const { progress } = isOfFiles ? cvWords : wordsOf(shown);
  return (
    <div className="import-progress" role="status">
      <progress value={isDone} max={Math.max(1, toDo)} aria-label={stateText(shown)} />
      <span className="num">{progress({ done: isDone, total: toDo })}</span>
    </div>
  );
}

/** How many rows the step under way has, with those that it has done. */
function rowsOfStep({ state, total, done, ready, imported }: ImportDetails): number {
  if (state === 'running') return done + ready;
  return state === 'undoing' ? done + imported : total;
}

function factsOf(shown: ImportDetails) {
  const { state, total, files, without_file, ready, refused, same, imported, kept, new_openings } = shown;
  const isBefore = state === 'checked';
  return [
    [wordsOf(shown).rows(), String(total - files)],
    [m.imports_files(), files > 0 ? String(files) : ''],
    [m.imports_ready(), ready > 0 || isBefore ? String(ready) : ''],
    [m.imports_imported(), isBefore ? '' : String(imported)],
    [m.imports_without_file(), without_file > 0 ? String(without_file) : ''],
    [isRefusalOfFiles(shown) ? cvWords.refused() : m.imports_refused(), String(refused)],
    [m.imports_same(), same > 0 ? String(same) : ''],
    [m.imports_kept(), kept > 0 ? String(kept) : ''],
    [m.imports_new_openings(), new_openings > 0 ? String(new_openings) : ''],
  ] as const;
}
