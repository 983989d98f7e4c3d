import { useState } from 'react';
import type { SignInDomain } from '#contract/company-sign-in-domains.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { DomainDialog } from './domain-dialog.tsx';
import { DomainRow } from './domain-row.tsx';

/** The names on the internet that are the company's own, each with the record that proves it. */
export function DomainsCard({ domains }: { domains: readonly SignInDomain[] }) {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant={domains.length === 0 ? 'primary' : undefined} onClick={() => setAdding(true)}>
      {m.companies_domain_add()}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="domains">
      <div className="company-card-head">
        <div>
          <h2 id="domains">{m.companies_domains()}</h2>
          <p className="field-help">{m.companies_domains_help()}</p>
        </div>
        {domains.length > 0 && add}
      </div>
      {domains.length === 0 ? (
        <EmptyState small heading="h3" title={m.companies_domains_none()} actions={add}>
          {m.companies_domains_none_text()}
        </EmptyState>
      ) : (
        <ul className="company-list">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      {isAdding && <DomainDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
