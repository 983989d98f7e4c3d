import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeys } from '#web/design/use-keys.ts';
import { forgetAct, type OwnAct, useOwnActs } from '#web/features/applications/own-acts.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { useCall } from '#web/forms/use-call.ts';
import './done-rows.css';

/** What was decided a moment ago, with the way back; `z` takes the last one back. */
export function DoneRows() {
  const acts = useOwnActs();
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const takeBack = async ({ id, to, back }: OwnAct) => {
    if (!back || isRunning) return;
    const answer = await run(
      () => api.applications.changeStatus({ id, status: back, from: to }),
      ({ message }) => showToast({ type: 'error', text: message, duration: 5000 }),
    );
    if (!answer) return;
    const at = document.activeElement;
    const isLeft = !at || at === document.body || at.closest('.done-rows') !== null;
    forgetAct(id);
    showToast({ type: 'success', text: m.common_updated_successfully(), duration: 2000 });
    // The button has gone: the keyboard goes on at the list where the row stands again, and stays where it was elsewhere.
    if (isLeft) document.getElementById('queue')?.focus();
    await Promise.all(
      [query.applications.key(), query.companyActivity.dashboard.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
  const last = acts.find(({ back }) => back);
  useKeys({ z: () => (last ? void takeBack(last) : false) });
  if (acts.length === 0) return null;
  return (
    <ul className="done-rows" aria-label={m.companies_queue_done()}>
      {acts.map((act) => (
        <li key={act.id}>
          <CheckIcon size="sm" />
          <span>{m.applications_status_changed({ name: act.name, status: statusText(act.to) })}</span>
          {act.back && (
            <Button
              size="sm"
              variant="quiet"
              aria-keyshortcuts={act === last ? 'z' : undefined}
              endIcon={
                act === last && (
                  <span aria-hidden="true">
                    <Kbd>z</Kbd>
                  </span>
                )
              }
              loading={isRunning}
              onClick={() => void takeBack(act)}
            >
              {m.applications_undo()}
              <span className="sr"> {act.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
