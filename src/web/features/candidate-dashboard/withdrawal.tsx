import { useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
import { WithdrawApplication } from './withdraw-application.tsx';
import { WithdrawnNote } from './withdrawn-note.tsx';

/** Takes an application back, and that back again; the keyboard follows from one button to the other. */
export function Withdrawal({
  application,
  onWithdrawn,
}: {
  application: OwnApplication;
  onWithdrawn: (() => void) | undefined;
}) {
  const [did, setDid] = useState<'withdraw' | 'undo'>();
  if (application.can_withdraw)
    return (
      <WithdrawApplication
        application={application}
        takesFocus={did === 'undo'}
        onWithdrawn={() => {
          setDid('withdraw');
          onWithdrawn?.();
        }}
      />
    );
  // Once shown it stays, and says that the minute is over.
  if (application.withdrawal_seconds_left > 0 || did === 'withdraw')
    return (
      <WithdrawnNote
        application={application}
        takesFocus={did === 'withdraw'}
        onBack={() => setDid('undo')}
      />
    );
  return null;
}
