import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { useCall } from '#web/forms/use-call.ts';
import { scopeLines } from './key-labels.ts';

/** One key: what it may do, in whose name, until when and when it was used last; it is ended here. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [isAsking, setAsking] = useState(false);
  const { id, name, beginning, scopes, networks, made_by, created_at, expires_at, last_used_at } = apiKey;
  const revoke = async () => {
    if (!(await run(() => api.apiKeys.revoke({ id })))) return;
    setAsking(false);
    await queries.invalidateQueries({ queryKey: query.apiKeys.key() });
  };
  const made = m.companies_key_made_by({ name: made_by, date: dateLabel(created_at) });
  const until = expires_at
    ? m.companies_key_until({ date: dateLabel(expires_at) })
    : m.companies_key_until_revoked();
  const used = last_used_at
    ? m.companies_key_used({ date: dateLabel(last_used_at) })
    : m.companies_key_unused();
  return (
    <li>
      <span className="company-list-text">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          <code dir="ltr">{beginning}…</code>
        </span>
        <span>{scopeLines(scopes).join(' · ')}</span>
        {networks.length > 0 && <span>{m.companies_key_from({ networks: networks.join(', ') })}</span>}
        <span>
          {made} · {until} · {used}
        </span>
      </span>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {m.companies_key_revoke()}
        <span className="sr"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.companies_key_revoke_title({ name })}
        confirmLabel={m.companies_key_revoke()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        problem={sentence}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.companies_key_revoke_text()}</p>
      </ConfirmDialog>
    </li>
  );
}
