import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Not the server's whole rule, only enough not to ask about half an address. */
const looksWhole = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const pause = 500;

/** The name of the company whose own sign-in an address has, asked once typing rests. */
function useCompanyOf(email: string): string | undefined {
  const [found, setFound] = useState<{ domain: string; name: string | undefined }>();
  const address = email.trim().toLowerCase();
  const domain = looksWhole.test(address) ? address.slice(address.lastIndexOf('@') + 1) : '';
  const isKnown = found?.domain === domain;
  useEffect(() => {
    if (!domain || isKnown) return;
    let isCurrent = true;
    const ask = async () => {
      // An answer that does not come leaves the password.
      const answer = await api.companySignIn.way({ email: `x@${domain}` }).catch(() => undefined);
      if (isCurrent && answer) setFound({ domain, name: answer.data?.name });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [domain, isKnown]);
  return domain && isKnown ? found?.name : undefined;
}

/** The way to the sign-in of a company, for whoever types an address that has one. */
export function OwnSignIn({ email, redirect }: { email: string; redirect?: string | undefined }) {
  const company = useCompanyOf(email);
  const { run, isRunning, wait, sentence } = useCall();
  if (!company) return null;
  const go = async () => {
    const answer = await run(() => api.companySignIn.begin({ email, redirect }));
    if (answer) window.location.assign(answer.address);
  };
  return (
    <div className="stack" role="status">
      {sentence && <Notice tone="no">{sentence}</Notice>}
      <p className="field-help">{m.identity_own_sign_in_help()}</p>
      <Button size="lg" wide loading={isRunning} disabled={wait > 0} onClick={() => void go()}>
        {m.identity_own_sign_in({ company })}
      </Button>
    </div>
  );
}
