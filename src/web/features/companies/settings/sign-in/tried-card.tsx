import type { TriedSignIn } from '#contract/company-sign-in.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { labelOf } from '#web/features/companies/labels.ts';

/** What came back of the own trial: who the provider says it was, and what would follow. */
export function TriedCard({ tried }: { tried: TriedSignIn }) {
  const { email, is_verified, is_own_domain, groups, role } = tried;
  const yesOrNo = (is: boolean) => (is ? m.companies_connection_yes() : m.companies_connection_no());
  return (
    <Card as="section" aria-labelledby="tried">
      <div className="company-card-head">
        <h2 id="tried">{m.companies_connection_tried()}</h2>
      </div>
      <div className="company-connection">
        {!is_verified && <Notice tone="no">{m.identity_entry_unproven()}</Notice>}
        {is_verified && !is_own_domain && <Notice tone="no">{m.identity_entry_foreign()}</Notice>}
        <Facts
          layout="beside"
          facts={[
            [m.companies_connection_tried_email(), email],
            [m.companies_connection_tried_verified(), yesOrNo(is_verified)],
            [m.companies_connection_tried_domain(), yesOrNo(is_own_domain)],
            [m.companies_connection_tried_groups(), groups.join(', ') || m.companies_connection_tried_none()],
            [m.companies_connection_tried_role(), labelOf('member_role', role)],
          ]}
        />
      </div>
    </Card>
  );
}
