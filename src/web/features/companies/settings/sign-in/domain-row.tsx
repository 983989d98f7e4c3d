import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInDomain } from '#contract/company-sign-in-domains.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { CopiedField } from '#web/features/companies/settings/copied-field.tsx';
import { useCall } from '#web/forms/use-call.ts';

type Found = Awaited<ReturnType<typeof api.companySignIn.checkDomain>>['state'];

const founds: Readonly<Record<Found, () => string>> = {
  there: m.companies_domain_state_there,
  other: m.companies_domain_state_other,
  missing: m.companies_domain_state_missing,
  unsaid: m.companies_domain_state_unsaid,
};

/** One domain: whether it is proved, and by which record. */
export function DomainRow({ domain }: { domain: SignInDomain }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence, fields } = useCall();
  const [found, setFound] = useState<Found>();
  const [isAsking, setAsking] = useState(false);
  const { id, domain: name, proved_at, proved_by, missing_since } = domain;
  const again = () => queries.invalidateQueries({ queryKey: query.companySignIn.key() });
  const check = async () => {
    setFound(undefined);
    const answer = await run(() => api.companySignIn.checkDomain({ id }));
    setFound(answer?.state);
    if (answer) await again();
  };
  const remove = async () => {
    if (!(await run(() => api.companySignIn.removeDomain({ id })))) return;
    setAsking(false);
    await again();
  };
  const problem = sentence ?? fields.domain;
  return (
    <li>
      <div className="company-domain">
        <div className="company-domain-head">
          <span className="company-list-text">
            <b>
              <bdi dir="ltr">{name}</bdi>
            </b>
            {proved_by === 'team' && <span>{m.companies_domain_by_team()}</span>}
          </span>
          {proved_at ? (
            <StatusBadge tone={missing_since ? 'wait' : 'ok'}>
              {missing_since ? m.companies_domain_lost() : m.companies_domain_proved()}
            </StatusBadge>
          ) : (
            <StatusBadge tone="wait">{m.companies_domain_unproved()}</StatusBadge>
          )}
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {m.companies_domain_remove()}
            <span className="sr"> {name}</span>
          </Button>
        </div>
        {(!proved_at || missing_since) && (
          <div className="stack">
            <p className="field-help">{m.companies_domain_set()}</p>
            <CopiedField label={m.companies_domain_record_name()} value={domain.record_name} />
            <CopiedField label={m.companies_domain_record_value()} value={domain.record_value} />
            <div>
              <Button loading={isRunning && !isAsking} onClick={() => void check()}>
                {m.companies_domain_check()}
                <span className="sr"> {name}</span>
              </Button>
            </div>
          </div>
        )}
        {found && !problem && (
          <Notice tone={found === 'there' ? 'ok' : 'wait'} role="status">
            {founds[found]()}
          </Notice>
        )}
        {problem && !isAsking && (
          <Notice tone="no" role="alert">
            {problem}
          </Notice>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.companies_domain_remove_title({ domain: name })}
        confirmLabel={m.companies_domain_remove()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        problem={sentence}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.companies_domain_remove_text()}</p>
      </ConfirmDialog>
    </li>
  );
}
