import { useState } from 'react';
import type { SignInConnection, SignInKeeper } from '#contract/company-sign-in.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { OnlyWayDialog } from './only-way-dialog.tsx';

/** Whether the company's people come in by its provider alone, and who keeps the password all the same. */
export function OnlyWayCard({
  connection,
  keepers,
}: {
  connection: SignInConnection;
  keepers: readonly SignInKeeper[];
}) {
  const [isAsking, setAsking] = useState(false);
  const { is_enforced, has_entered } = connection;
  const isReady = is_enforced || (has_entered && keepers.length > 0);
  return (
    <Card as="section" aria-labelledby="only-way">
      <div className="company-card-head">
        <div>
          <h2 id="only-way">{m.companies_enforced()}</h2>
          <p className="field-help">{helpOf(connection, keepers)}</p>
        </div>
        <StatusBadge tone={is_enforced ? 'ok' : 'neutral'}>
          {is_enforced ? m.companies_connection_on() : m.companies_connection_off()}
        </StatusBadge>
      </div>
      <div className="company-connection">
        {!has_entered && !is_enforced && <Notice tone="info">{m.companies_enforced_unused()}</Notice>}
        {keepers.length === 0 && !is_enforced && (
          <Notice tone="info">{m.companies_enforced_no_keeper()}</Notice>
        )}
        {isReady && (
          <div>
            <Button onClick={() => setAsking(true)}>
              {is_enforced ? m.companies_enforced_end() : m.companies_enforced()}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <OnlyWayDialog isEnforced={is_enforced} keepers={keepers} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

function helpOf({ is_enforced, keeper_id }: SignInConnection, keepers: readonly SignInKeeper[]): string {
  if (!is_enforced) return m.companies_enforced_help();
  const keeper = keepers.find(({ id }) => id === keeper_id);
  return keeper ? m.companies_enforced_on({ name: keeper.name }) : m.companies_enforced_on_nobody();
}
