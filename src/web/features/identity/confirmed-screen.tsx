import { useEffect } from 'react';
import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { m } from '#texts/messages.js';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { confirmedChannel } from './confirmed-channel.ts';
import { refusedEntryTexts } from './refused-entries.ts';

/** Where somebody comes back to who confirmed by the company's sign-in, beside the tab that asked for it. */
export function ConfirmedScreen({
  to,
  refused,
}: {
  to: string | undefined;
  refused: RefusedEntry | undefined;
}) {
  useEffect(() => {
    if (refused) return;
    const channel = new BroadcastChannel(confirmedChannel);
    channel.postMessage('confirmed');
    return () => channel.close();
  }, [refused]);
  return (
    <AccountFrame
      title={refused ? m.identity_not_confirmed_title() : m.identity_confirmed_title()}
      lead={refused ? refusedEntryTexts[refused]() : m.identity_confirmed_lead()}
      below={to && <PageLink to={to}>{m.identity_confirmed_back()}</PageLink>}
    />
  );
}
