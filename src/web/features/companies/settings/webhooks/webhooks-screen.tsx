import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryState } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { type ShownOnce, ShownOnceDialog } from '#web/features/companies/settings/shown-once-dialog.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import '#web/features/companies/companies.css';
import '#web/features/companies/settings/settings.css';

/** Of which endpoint the log is shown, and which of its deliveries. */
export interface WebhooksSearch {
  endpoint?: string;
  state?: DeliveryState;
  page?: number;
}

/** Where the company's own programs hear of what happens; owners alone see and change it. */
export function WebhooksScreen({ search }: { search: WebhooksSearch }) {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_hooks()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {own.role === 'owner' ? (
        <Webhooks search={search} />
      ) : (
        <Notice tone="info">{m.companies_hooks_owners()}</Notice>
      )}
    </SettingsPage>
  );
}

function Webhooks({ search }: { search: WebhooksSearch }) {
  const webhooks = useQuery(query.webhooks.list.queryOptions());
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<ShownOnce>();
  const shown = webhooks.data?.data.find(({ id }) => id === search.endpoint);
  const show = (host: string, text: string) =>
    setSecret({
      title: m.companies_hook_secret_of({ host }),
      label: m.companies_hook_secret(),
      secret: text,
      copied: m.companies_hook_secret_copied(),
    });
  const make = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {m.companies_hook_make()}
    </Button>
  );
  return (
    <>
      <Card as="section" aria-labelledby="webhooks">
        <div className="company-card-head">
          <div>
            <h2 id="webhooks">{m.companies_hooks()}</h2>
            <p className="field-help">
              {m.companies_hooks_help()} <a href="/api/docs">{m.companies_hooks_docs()}</a>
            </p>
          </div>
          {webhooks.data && webhooks.data.data.length > 0 && make}
        </div>
        <Answered query={webhooks} skeleton={<Skeleton height="160px" />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState small heading="h3" title={m.companies_hooks_none()} actions={make}>
                {m.companies_hooks_none_text()}
              </EmptyState>
            ) : (
              <ul className="company-list">
                {data.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} onSecret={show} />
                ))}
              </ul>
            )
          }
        </Answered>
      </Card>
      {shown && <DeliveriesCard key={shown.id} webhook={shown} search={search} />}
      {isMaking && (
        <WebhookDialog
          onClose={() => setMaking(false)}
          onMade={({ data, secret: text }) => {
            setMaking(false);
            show(new URL(data.url).host, text);
          }}
        />
      )}
      {secret && <ShownOnceDialog {...secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
