import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { type ShownOnce, ShownOnceDialog } from './shown-once-dialog.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** The keys by which the company's own programs make its calls; owners alone see, make and end them. */
export function KeysScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_keys()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {own.role === 'owner' ? <KeysCard /> : <Notice tone="info">{m.companies_keys_owners()}</Notice>}
    </SettingsPage>
  );
}

function KeysCard() {
  const keys = useQuery(query.apiKeys.list.queryOptions());
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<ShownOnce>();
  const ask = () => setMaking(true);
  const make = (
    <Button variant="primary" onClick={ask}>
      {m.companies_key_make()}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="keys">
      <div className="company-card-head">
        <div>
          <h2 id="keys">{m.companies_keys()}</h2>
          <p className="field-help">
            {m.companies_keys_help()} <a href="/api/docs">{m.companies_keys_docs()}</a>
          </p>
        </div>
        {keys.data && keys.data.data.length > 0 && make}
      </div>
      <Answered query={keys} skeleton={<Skeleton height="160px" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState small heading="h3" title={m.companies_keys_none()} actions={make}>
              {m.companies_keys_none_text()}
            </EmptyState>
          ) : (
            <ul className="company-list">
              {data.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </Answered>
      {isMaking && (
        <KeyDialog
          onClose={() => setMaking(false)}
          onMade={(answer) => {
            setMaking(false);
            setMade({
              title: m.companies_key_made({ name: answer.data.name }),
              label: m.companies_key(),
              secret: answer.key,
              copied: m.companies_key_copied(),
            });
          }}
        />
      )}
      {made && <ShownOnceDialog {...made} onClose={() => setMade(undefined)} />}
    </Card>
  );
}
