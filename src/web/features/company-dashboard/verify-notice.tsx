import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** The address is not confirmed yet: send the letter again, or change the address. */
export function VerifyNotice({ email }: { email: string }) {
  const { run, isRunning, sentence, wait } = useCall();
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    const answer = await run(() => api.identity.verifyEmail({}));
    if (answer) setSent(true);
  };
  return (
    <Notice
      tone="wait"
      title={m.companies_verify_title()}
      actions={
        <>
          <Button size="sm" loading={isRunning} disabled={wait > 0 || isSent} onClick={() => void resend()}>
            {isSent ? m.identity_resent() : m.identity_resend()}
          </Button>
          <LinkButton size="sm" variant="quiet" to={'/company-profile-edit' as string}>
            {m.companies_change_email()}
          </LinkButton>
        </>
      }
    >
      {m.companies_verify_text({ email })} {sentence}
    </Notice>
  );
}
