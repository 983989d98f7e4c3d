import { useState } from 'react';
import type { JobAlert, VisitorAlerts } from '#contract/job-alerts.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { AlertRow } from './alert-row.tsx';
import { type EndedAlert, EndedAlertNotice, useEndedAlert } from './ended-alert.tsx';
import './alerts.css';

/** `/job-alerts`: the alerts of an address, by the link of an email; one that waits is confirmed by a press. */
export function VisitorAlertsScreen({
  token,
  stored,
}: {
  token: string;
  /** Undefined for a link that is none. */
  stored: VisitorAlerts | undefined;
}) {
  const [known, setKnown] = useState(stored);
  const [isConfirmed, setConfirmed] = useState(false);
  const { ended, end, forget } = useEndedAlert();
  const { run, isRunning, sentence } = useCall();
  if (!known) return <BrokenLink />;
  const change = async (call: () => Promise<{ data: VisitorAlerts }>) => {
    const answer = await run(call);
    if (answer) setKnown(answer.data);
    return answer !== undefined;
  };
  const confirm = async () => {
    const confirmed = await change(() =>
      api.jobAlerts.changeVisited({ id: 'confirmation', token, is_confirmed: true }),
    );
    setConfirmed(confirmed);
  };
  const remove = async (alert: JobAlert) => {
    forget();
    if (await change(() => api.jobAlerts.removeVisited({ id: alert.id, token }))) end(alert);
  };
  const undo = async (alert: EndedAlert) => {
    if (await change(() => api.jobAlerts.keepVisited({ ...alert, token }))) forget();
  };
  return (
    <div className="visitor-alerts">
      <PageHeader title={m.alerts_title()} lead={m.alerts_visitor_lead({ email: known.email })} />
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <EndedAlertNotice alert={ended} isBusy={isRunning} onUndo={(alert) => void undo(alert)} />
      {isConfirmed && !ended && known.alerts.length > 0 && (
        <Notice tone="ok" role="status" takesFocus>
          {m.alerts_confirmed()}
        </Notice>
      )}
      {known.confirms !== null && (
        <Card as="section" pad="md" className="alerts-card" aria-labelledby="alert-to-confirm">
          <h2 id="alert-to-confirm">{known.confirms}</h2>
          <p>{m.alerts_confirm_text()}</p>
          <div>
            <Button variant="primary" loading={isRunning} onClick={() => void confirm()}>
              {m.alerts_confirm()}
            </Button>
          </div>
        </Card>
      )}
      {known.alerts.length > 0 ? (
        <Card as="section" pad="md" aria-label={m.alerts_title()}>
          <ul>
            {known.alerts.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                isBusy={isRunning}
                onChange={(changes) =>
                  void change(() => api.jobAlerts.changeVisited({ id: alert.id, token, ...changes }))
                }
                onRemove={() => void remove(alert)}
              />
            ))}
          </ul>
        </Card>
      ) : (
        known.confirms === null && (
          <p>
            {m.alerts_none()} <PageLink to="/jobs-pool">{m.alerts_none_link()}</PageLink>
          </p>
        )
      )}
    </div>
  );
}

function BrokenLink() {
  return (
    <EmptyState
      art={<EmptyInboxArt />}
      title={m.alerts_broken_title()}
      heading="h1"
      actions={
        <PageLink className="btn btn-primary" to="/jobs-pool">
          {m.alerts_none_link()}
        </PageLink>
      }
    >
      {m.alerts_broken()}
    </EmptyState>
  );
}
