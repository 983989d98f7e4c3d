import { useState } from 'react';
import type { JobAlert } from '#contract/job-alerts.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ownZone } from '#web/moments.ts';

/** The alert that was just ended, as it can be kept again. */
export type EndedAlert = Pick<JobAlert, 'name' | 'filters' | 'frequency'> & { timezone: string };

/** What was ended last, until something else happens; `end` is told of it, `forget` takes it away. */
export function useEndedAlert() {
  const [ended, setEnded] = useState<EndedAlert>();
  return {
    ended,
    end({ name, filters, frequency }: JobAlert) {
      setEnded({ name, filters, frequency, timezone: ownZone() });
    },
    forget: () => setEnded(undefined),
  };
}

/** Says what ending an alert means, and takes it back. */
export function EndedAlertNotice({
  alert,
  isBusy,
  onUndo,
}: {
  alert: EndedAlert | undefined;
  isBusy: boolean;
  onUndo(alert: EndedAlert): void;
}) {
  if (!alert) return null;
  return (
    <Notice
      tone="ok"
      role="status"
      actions={
        <Button size="sm" loading={isBusy} onClick={() => onUndo(alert)}>
          {m.alerts_undo()}
        </Button>
      }
    >
      {m.alerts_ended({ name: alert.name })}
    </Notice>
  );
}
