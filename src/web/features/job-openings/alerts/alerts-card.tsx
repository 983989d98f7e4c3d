import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobAlert } from '#contract/job-alerts.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { AlertRow } from './alert-row.tsx';
import { type EndedAlert, EndedAlertNotice, useEndedAlert } from './ended-alert.tsx';
import './alerts.css';

const alertsQuery = query.jobAlerts.list.queryOptions();

/** The candidate's job alerts, in the settings. */
export function AlertsCard() {
  const queries = useQueryClient();
  const alerts = useQuery(alertsQuery);
  const { run, isRunning, sentence } = useCall();
  const change = async (call: () => Promise<{ data: JobAlert[] }>) => {
    const answer = await run(call);
    if (answer) queries.setQueryData(alertsQuery.queryKey, { status: 200, data: answer.data });
    return answer !== undefined;
  };
  const { ended, end, forget } = useEndedAlert();
  const remove = async (alert: JobAlert) => {
    forget();
    if (await change(() => api.jobAlerts.remove({ id: alert.id }))) end(alert);
  };
  const undo = async (alert: EndedAlert) => {
    if (await change(() => api.jobAlerts.save(alert))) forget();
  };
  return (
    <Card as="section" pad="md" className="alerts-card" id="job-alerts" aria-labelledby="job-alerts-title">
      <div>
        <h2 id="job-alerts-title">{m.alerts_title()}</h2>
        <p className="field-help">{m.alerts_card_lead()}</p>
      </div>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <EndedAlertNotice alert={ended} isBusy={isRunning} onUndo={(alert) => void undo(alert)} />
      <Answered query={alerts} skeleton={<Skeleton height="120px" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>
              {m.alerts_none()} <PageLink to="/jobs-pool">{m.alerts_none_link()}</PageLink>
            </p>
          ) : (
            <ul>
              {data.map((alert) => (
                <AlertRow
                  key={alert.id}
                  alert={alert}
                  isBusy={isRunning}
                  onChange={(changes) =>
                    void change(() => api.jobAlerts.change({ id: alert.id, ...changes }))
                  }
                  onRemove={() => void remove(alert)}
                />
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  );
}
