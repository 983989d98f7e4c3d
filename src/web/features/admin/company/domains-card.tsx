import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { domainProof } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { VouchDialog } from './vouch-dialog.tsx';

/** The domains of a company, and which of them an administrator vouches for; an administrator takes that back, too. */
export function DomainsCard({ companyId }: { companyId: string }) {
  const input = { id: companyId };
  const domains = useQuery(query.companySignIn.provedDomains.queryOptions({ input }));
  const cache = useQueryClient();
  const [open, setOpen] = useState<{ withdraws: string } | 'vouch'>();
  const settle = async () => {
    setOpen(undefined);
    await cache.invalidateQueries({ queryKey: query.companySignIn.key() });
    await cache.invalidateQueries({ queryKey: query.companyAdministration.key() });
  };
  const withdraws = open === 'vouch' ? undefined : open?.withdraws;
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby="domains">
      <div>
        <h2 id="domains">{m.admin_domains()}</h2>
        <p className="muted small">{m.admin_domains_help()}</p>
      </div>
      <Answered query={domains} skeleton={<Skeleton height="60px" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="muted">{m.admin_domains_none()}</p>
          ) : (
            <ul className="stack">
              {data.map(({ domain, proved_by }) => (
                <li key={domain} className="row">
                  <bdi dir="ltr">{domain}</bdi>
                  <span className="muted small">{proofTexts[proved_by ?? 'none']()}</span>
                  {proved_by !== 'record' && (
                    <Button
                      size="sm"
                      variant="quiet"
                      onClick={() => setOpen(proved_by ? { withdraws: domain } : 'vouch')}
                    >
                      {proved_by ? m.admin_domain_withdraw() : m.admin_domain_vouch()}
                      <span className="sr"> {domain}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <div>
        <Button onClick={() => setOpen('vouch')}>{m.admin_domain_vouch()}</Button>
      </div>
      {open === 'vouch' && <VouchDialog companyId={companyId} onClose={() => void settle()} />}
      {withdraws && (
        <ReasonDialog
          title={m.admin_domain_withdraw_title({ domain: withdraws })}
          confirm={m.admin_domain_withdraw()}
          label={m.admin_domain_reason()}
          help={m.admin_domain_withdraw_help()}
          check={bySchema(domainProof.pick({ reason: true }))}
          send={(reason) =>
            api.companySignIn.withdrawProof({ company_id: companyId, domain: withdraws, reason })
          }
          onClose={() => void settle()}
        />
      )}
    </Card>
  );
}

const proofTexts = {
  team: m.admin_domain_by_team,
  record: m.admin_domain_by_record,
  none: m.admin_domain_unproved,
};
