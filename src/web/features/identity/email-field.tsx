import { type ComponentProps, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextInput } from '#web/design/form/text-input.tsx';

/** Not the server's whole rule, only enough not to ask about half an address. */
const looksWhole = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const pause = 500;

export type EmailCheck = 'idle' | 'checking' | 'free' | 'taken';

/** Asks while typing whether an address is free (`api/company/v1/email-checker`); the own one is. */
function useEmailCheck(email: string, isOn = true): EmailCheck {
  const [found, setFound] = useState<{ email: string; isFree: boolean }>();
  const address = email.trim().toLowerCase();
  const isAsked = isOn && looksWhole.test(address);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const ask = async () => {
      // An answer that does not come leaves the question to the submit.
      const answer = await api.identity.checkEmail({ email: address, type: 'user' }).catch(() => undefined);
      if (isCurrent && answer) setFound({ email: address, isFree: answer.status });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, isAsked]);
  if (!isAsked) return 'idle';
  if (found?.email !== address) return 'checking';
  return found.isFree ? 'free' : 'taken';
}

export type EmailFieldProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'label'> & {
  label?: string;
  value: string;
  /** Says 'Email already exists' while typing. */
  checksFree?: boolean;
};

/** An address; with `checksFree` for whoever registers or changes theirs. */
export function EmailField({ value, checksFree = false, label, error, ...props }: EmailFieldProps) {
  const check = useEmailCheck(value, checksFree);
  const taken = check === 'taken' ? m.validation_email_exists() : undefined;
  return (
    <>
      <TextInput
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        label={label ?? m.identity_email()}
        type="email"
        value={value}
        error={error ?? taken}
      />
      {checksFree && (
        <span className="sr" role="status">
          {check === 'checking' && m.identity_email_checking()}
          {check === 'free' && m.identity_email_free()}
        </span>
      )}
    </>
  );
}
