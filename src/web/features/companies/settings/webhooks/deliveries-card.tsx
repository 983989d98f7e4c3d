import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Delivery, Webhook } from '#contract/webhooks.ts';
import { deliveriesShown, deliveryStates } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryLooks } from './webhook-labels.ts';
import type { WebhooksSearch } from './webhooks-screen.tsx';

/** What was sent to an endpoint, the latest first; each is looked at, and sent again. */
export function DeliveriesCard({ webhook, search }: { webhook: Webhook; search: WebhooksSearch }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<string>();
  const { page, state } = search;
  const deliveries = useQuery(
    query.webhooks.deliveries.queryOptions({
      input: { id: webhook.id, page, state },
      placeholderData: keepPreviousData,
    }),
  );
  const choose = (value: string) =>
    navigate({
      to: '.',
      search: { endpoint: webhook.id, state: deliveryStates.find((one) => one === value) },
    });
  return (
    <Card as="section" aria-labelledby="deliveries">
      <div className="company-card-head">
        <div>
          <h2 id="deliveries">{m.companies_hook_log_of({ host: new URL(webhook.url).host })}</h2>
          <p className="field-help">{m.companies_hook_log_help()}</p>
        </div>
        <Select
          label={m.companies_hook_log_show()}
          value={state ?? ''}
          onChange={(event) => void choose(event.target.value)}
        >
          <option value="">{m.companies_hook_log_all()}</option>
          {deliveryStates.map((one) => (
            <option key={one} value={one}>
              {deliveryLooks[one].label()}
            </option>
          ))}
        </Select>
      </div>
      <Answered query={deliveries} skeleton={<Skeleton height="160px" />}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState small heading="h3" title={m.companies_hook_log_none()}>
              {m.companies_hook_log_none_text()}
            </EmptyState>
          ) : (
            <>
              <ul className="company-list">
                {data.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />
                ))}
              </ul>
              <ListPages page={page} pages={Math.ceil(total / deliveriesShown)} />
            </>
          )
        }
      </Answered>
      {opened && <DeliveryDialog webhook={webhook} id={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen(): void }) {
  const { locale } = useSurroundings();
  const { type, happened_at, attempts, state, next_at } = delivery;
  const { tone, label } = deliveryLooks[state];
  const facts = [
    momentText(happened_at, locale),
    m.companies_hook_attempts({ count: attempts }),
    next_at && attempts > 0 ? m.companies_hook_next({ date: momentText(next_at, locale) }) : '',
  ];
  return (
    <li>
      <span className="company-list-text">
        <b>
          <code dir="ltr">{type}</code>
        </b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <div className="company-hook-acts">
        <StatusBadge tone={tone}>{label()}</StatusBadge>
        <Button size="sm" variant="quiet" onClick={onOpen}>
          {m.companies_hook_look()}
          <span className="sr">
            {' '}
            {type} {momentText(happened_at, locale)}
          </span>
        </Button>
      </div>
    </li>
  );
}
