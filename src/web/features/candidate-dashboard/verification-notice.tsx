import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Until the address is verified: where the letter went, with Resend and Change email. */
export function VerificationNotice({ details }: { details: CandidateDetails }) {
  const { run, isRunning, wait, sentence } = useCall();
  const [isSent, setSent] = useState(false);
  if (details.email_verified_at && !details.pending_email) return null;
  const email = details.pending_email ?? details.email;
  const resend = async () => {
    if (!(await run(() => api.identity.verifyEmail({})))) return;
    setSent(true);
    showToast({ type: 'success', text: m.candidates_email_sent(), duration: 5000 });
  };
  return (
    <Notice
      tone="wait"
      icon={<MailIcon />}
      title={m.candidates_verify_title()}
      actions={
        <>
          <Button size="sm" loading={isRunning} disabled={wait > 0} onClick={() => void resend()}>
            {m.candidates_verify_resend()}
          </Button>
          <PageLink to="/profile#contact">{m.candidates_verify_change()}</PageLink>
        </>
      }
    >
      {isSent ? m.candidates_check_mailbox({ email }) : m.candidates_verify_text({ email })}
      {sentence && <span role="alert"> {sentence}</span>}
    </Notice>
  );
}
