import { type ComponentProps, useEffect, useState } from 'react';
import { passwordMinimum } from '#domain/identity/password-limits.ts';
import { m } from '#texts/messages.js';
import { TextInput } from '#web/design/form/text-input.tsx';
import { EyeIcon, EyeOffIcon } from '#web/design/icons/icons.tsx';
import './password-field.css';

export type PasswordFieldProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix' | 'value'> & {
  value: string;
  /** A new password: says how long it has to be and how strong it is. */
  isNew?: boolean;
  /** Whether it is read as it is typed from the first, and who follows that. */
  startsShown?: boolean;
  onShown?(isShown: boolean): void;
};

/** A password with a way to see it; pasting and password managers work. */
export function PasswordField({ value, isNew, startsShown = false, onShown, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(startsShown);
  const Eye = isShown ? EyeOffIcon : EyeIcon;
  return (
    <div className="password">
      <TextInput
        autoComplete={isNew ? 'new-password' : 'current-password'}
        description={isNew ? m.identity_password_hint({ number: passwordMinimum }) : undefined}
        {...props}
        type={isShown ? 'text' : 'password'}
        value={value}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <button
            type="button"
            className="password-eye"
            aria-pressed={isShown}
            aria-label={isShown ? m.identity_hide_password() : m.identity_show_password()}
            onClick={() => {
              setShown(!isShown);
              onShown?.(!isShown);
            }}
          >
            <Eye />
          </button>
        }
      />
      {/* What was refused of it stands in the field's own line: it is said once. */}
      {isNew && !props.error && <PasswordStrength password={value} />}
    </div>
  );
}

const levels = [
  m.identity_password_fair,
  m.identity_password_fair,
  m.identity_password_good,
  m.identity_password_strong,
];

/** How strong a new password is, in three bars and a word; a common one is named while it is typed. */
function PasswordStrength({ password }: { password: string }) {
  const isCommon = useIsCommon(password);
  const level = isCommon ? 0 : strengthOf(password);
  const missing = passwordMinimum - [...password].length;
  const word = missing > 0 ? m.identity_password_short({ count: missing }) : levels[level]?.();
  const said = isCommon ? m.validation_password_common() : word;
  if (password === '') return null;
  return (
    <div className="strength" data-level={level}>
      <span className="strength-bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status">{said}</span>
    </div>
  );
}

/** The list of common passwords is large: it comes when a password is long enough to be judged. */
function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    if ([...password].length < passwordMinimum) return;
    let isCurrent = true;
    const judge = async () => {
      const { isCommonPassword } = await import('#domain/identity/common-passwords.ts');
      if (isCurrent && isCommonPassword(password)) setCommon(password);
    };
    // Without the list the form says it when it is sent.
    judge().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password !== '' && common === password;
}

/** 0 too short, then 1 to 3 by length and variety. */
function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const signs = [...password.normalize('NFC')];
  if (signs.length < passwordMinimum) return 0;
  const variety = new Set(signs).size;
  if (signs.length >= 16 && variety >= 8) return 3;
  return signs.length >= 11 && variety >= 6 ? 2 : 1;
}
