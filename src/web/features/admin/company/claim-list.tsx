import type { AdministeredCompany } from '#contract/company-administration.ts';
import type { CompanyDocument } from '#domain/companies/companies.ts';
import type { Reading } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { claimsOf } from './claims.ts';
import './claim-list.css';

/** What the company says, claim by claim; beside those that the open document speaks of, whether it says the same. */
export function ClaimList({
  administered,
  open,
}: {
  administered: AdministeredCompany;
  open: { kind: CompanyDocument; text: string } | undefined;
}) {
  return (
    <section className="card claim-list" aria-labelledby="claims">
      <h2 id="claims">{m.admin_claims()}</h2>
      <dl>
        {claimsOf(administered, open).map(({ key, label, value, reading, isChanged }) => (
          <div key={key} className="claim">
            <dt>
              {label} {isChanged && <span className="claim-changed">{m.admin_claim_changed()}</span>}
            </dt>
            <dd>
              <span className="claim-value" dir="auto">
                {value || <span className="muted">{m.admin_claim_empty()}</span>}
              </span>
              {reading && <ReadingBadge reading={reading} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ReadingBadge({ reading }: { reading: Reading }) {
  if (reading === 'same') return <StatusBadge tone="ok">{m.admin_reading_same()}</StatusBadge>;
  if (reading === 'nearly') return <StatusBadge tone="wait">{m.admin_reading_nearly()}</StatusBadge>;
  return <StatusBadge tone="neutral">{m.admin_reading_missing()}</StatusBadge>;
}
