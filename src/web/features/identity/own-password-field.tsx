import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { byCompany } from '#domain/companies/sign-in.ts';
import { userTypes } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { confirmedChannel } from './confirmed-channel.ts';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';

interface OwnPasswordFieldProps {
  name: string;
  value: string;
  error?: string | undefined;
  label: string;
  onChange(event: { target: { value: string } }): void;
}

/**
 * The own password before something that can't be undone. Who only ever came by the sign-in of the company has none, and
 * confirms by that: in a tab of its own, so that what was typed here stays. A candidate without one sets it first.
 */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const { data } = useSession();
  if (data?.data.has_password !== false) return <PasswordField {...props} />;
  return data.user_type === userTypes.candidate ? <NoPassword {...props} /> : <ByCompany {...props} />;
}

function NoPassword({ error }: OwnPasswordFieldProps) {
  return (
    <Notice
      tone={error ? 'no' : 'info'}
      actions={<PageLink to="/candidate-settings#change-password">{m.identity_set_password()}</PageLink>}
    >
      {m.identity_no_password_yet()}
    </Notice>
  );
}

function ByCompany({ value, error, onChange }: OwnPasswordFieldProps) {
  const { data, refetch } = useQuery(
    query.companySignIn.confirmation.queryOptions({ refetchOnWindowFocus: 'always', staleTime: 0 }),
  );
  const { run, isRunning, wait, sentence } = useCall();
  const isConfirmed = data?.data.confirmed_until != null;
  const filled = useRef(onChange);
  useEffect(() => {
    filled.current = onChange;
  });
  useEffect(() => {
    // The form is judged as any other: something stands where the password would.
    if (value === '') filled.current({ target: { value: byCompany } });
  }, [value]);
  useEffect(() => {
    const channel = new BroadcastChannel(confirmedChannel);
    channel.onmessage = () => void refetch();
    return () => channel.close();
  }, [refetch]);
  useEffect(() => {
    // What was confirmed as the form opened is over by the time that it is sent.
    if (error) void refetch();
  }, [error, refetch]);
  const go = async () => {
    // Opened by the press itself: a browser opens none for an answer that came later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const redirect = `${window.location.pathname}${window.location.search}`;
    const answer = await run(() => api.companySignIn.confirm({ redirect }));
    if (answer) (tab ?? window).location.assign(answer.address);
    else tab?.close();
  };
  if (isConfirmed)
    return (
      <Notice tone="ok" role="status">
        {m.identity_confirmed()}
      </Notice>
    );
  if (data?.data.has_way === false)
    return <Notice tone="no">{m.identity_confirm_no_way({ forgot: m.identity_forgot() })}</Notice>;
  return (
    <div className="stack">
      {(sentence || error) && <Notice tone="no">{sentence ?? error}</Notice>}
      <p className="field-help">{m.identity_confirm_by_company_help()}</p>
      <div>
        <Button loading={isRunning} disabled={wait > 0} onClick={() => void go()}>
          {m.identity_confirm_by_company()}
        </Button>
      </div>
    </div>
  );
}
