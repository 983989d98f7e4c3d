import { useEffect, useState } from 'react';
import type { Batch } from '#contract/application-batches.ts';
import type { BatchRefusal, RequestedAct } from '#domain/applications/batches.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { CloseIcon, UndoIcon } from '#web/design/icons/icons.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import type { BatchState } from './use-batch.ts';

/** What became of the last act on several: how many, why not the others, and Undo while it can be taken back. */
export function BatchNotice({ state }: { state: BatchState }) {
  const { batch, act, undo, dismiss } = state;
  const seconds = useSecondsUntil(batch?.undo_until ?? null);
  return (
    <div role="status" className="batch-notice-place">
      {batch && act && (
        <div className="batch-notice">
          <p>
            <b>{batch.is_finished ? wordsOf(batch, act) : m.applications_batch_running(batch)}</b>
            {refusedWords(batch).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
          {seconds > 0 && (
            <Button size="sm" icon={<UndoIcon size="sm" />} onClick={undo}>
              {m.applications_undo()}
              <span className="num muted" aria-hidden="true">
                {m.applications_undo_seconds({ seconds })}
              </span>
            </Button>
          )}
          {batch.is_finished && (
            <IconButton
              variant="quiet"
              size="sm"
              label={m.design_close()}
              icon={<CloseIcon size="sm" />}
              onClick={dismiss}
            />
          )}
        </div>
      )}
    </div>
  );
}

function wordsOf({ kind, changed }: Batch, act: RequestedAct): string {
  if (kind === 'undo') return m.applications_batch_undone({ count: changed });
  switch (act.kind) {
    case 'status':
      return m.applications_batch_status({ count: changed, status: statusText(act.status) });
    case 'letter':
      return m.applications_batch_letter({ count: changed });
    case 'move':
      return m.applications_batch_move({ count: changed });
    case 'remove':
      return m.applications_batch_remove({ count: changed });
  }
}

const reasons: Record<BatchRefusal, (inputs: { count: number }) => string> = {
  gone: m.applications_batch_refused_gone,
  withdrawn: m.applications_batch_refused_withdrawn,
  unchanged: m.applications_batch_refused_unchanged,
  not_interviewed: m.applications_batch_refused_not_interviewed,
  applied_there: m.applications_batch_refused_applied_there,
  no_account: m.applications_batch_refused_no_account,
  not_confirmed: m.applications_batch_refused_not_confirmed,
  changed_since: m.applications_batch_refused_changed_since,
};

function refusedWords({ refused }: Batch): string[] {
  return Object.entries(refused).flatMap(([why, count]) =>
    count ? [reasons[why as BatchRefusal]({ count })] : [],
  );
}

/** Seconds left of a moment; 0 once it has passed. */
function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const end = moment ? Date.parse(moment) : 0;
  const isOver = end <= now;
  useEffect(() => {
    if (!end) return;
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
