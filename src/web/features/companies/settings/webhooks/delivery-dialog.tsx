import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { exactMomentText } from '#web/moments.ts';
import { numberText } from '#web/number-text.ts';
import { silenceLabels } from './webhook-labels.ts';

/** One delivery: what is sent and what each attempt was answered; it is sent again from here, or all that followed, too. */
export function DeliveryDialog({ webhook, id, onClose }: { webhook: Webhook; id: string; onClose(): void }) {
  const queries = useQueryClient();
  const { locale } = useSurroundings();
  const { run, isRunning, sentence } = useCall();
  const one = { id: webhook.id, delivery_id: id };
  const delivery = useQuery(query.webhooks.delivery.queryOptions({ input: one }));
  const from = delivery.data?.data.happened_at;
  const send = async (work: () => Promise<unknown>) => {
    if (!(await run(work))) return;
    await queries.invalidateQueries({ queryKey: query.webhooks.key() });
    onClose();
  };
  const canSend = webhook.state === 'on' && from !== undefined;
  return (
    <Dialog
      open
      size="md"
      title={m.companies_hook_delivery_title()}
      locked={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={!canSend || isRunning}
            onClick={() => from && void send(() => api.webhooks.replayFrom({ id: webhook.id, from }))}
          >
            {m.companies_hook_replay_from()}
          </Button>
          <Button
            variant="primary"
            disabled={!canSend}
            loading={isRunning}
            onClick={() => void send(() => api.webhooks.replay(one))}
          >
            {m.companies_hook_replay()}
          </Button>
        </>
      }
    >
      <div className="stack">
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        {webhook.state !== 'on' && <Notice tone="info">{m.companies_hook_replay_off()}</Notice>}
        <Answered query={delivery} skeleton={<Skeleton height="240px" />}>
          {({ data }) => (
            <>
              <h3>{m.companies_hook_request()}</h3>
              <Facts layout="beside" facts={[['webhook-id', <Ltr key="id">{id}</Ltr>]]} />
              <pre className="company-hook-text" dir="ltr">
                {data.body}
              </pre>
              {webhook.with_personal_data && (
                <p className="field-help">{m.companies_hook_request_people()}</p>
              )}
              <h3>{m.companies_hook_answers()}</h3>
              {data.tries.length === 0 && <p className="muted">{m.companies_hook_answers_none()}</p>}
              <ol className="company-hook-tries">
                {data.tries.map(({ at, status, silence, detail, answer, milliseconds }) => (
                  <li key={at}>
                    <span>
                      <b>{silence ? silenceLabels[silence]({ detail }) : <Ltr>{status}</Ltr>}</b>
                      {' · '}
                      <span className="muted small">
                        {exactMomentText(at, locale)} ·{' '}
                        {m.companies_hook_took({ number: numberText(milliseconds) })}
                      </span>
                    </span>
                    {answer && (
                      <pre className="company-hook-text" dir="ltr">
                        {answer}
                      </pre>
                    )}
                  </li>
                ))}
              </ol>
            </>
          )}
        </Answered>
      </div>
    </Dialog>
  );
}
