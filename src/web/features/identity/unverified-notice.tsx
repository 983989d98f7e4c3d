import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** A sign-in that was refused because the address is not verified, with the way to get the letter again. */
export function UnverifiedNotice({ email, message }: { email: string; message: string }) {
  const { run, isRunning, sentence, wait } = useCall();
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    const answer = await run(() => api.identity.verifyEmail({ email }));
    if (answer) setSent(true);
  };
  if (isSent) {
    return (
      <Notice tone="ok" role="status" title={m.identity_resent()}>
        {m.identity_check_mailbox({ email })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="wait"
      role="alert"
      actions={
        <Button size="sm" loading={isRunning} disabled={wait > 0} onClick={() => void resend()}>
          {m.identity_resend()}
        </Button>
      }
    >
      {message} {sentence}
    </Notice>
  );
}
