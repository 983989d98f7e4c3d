import { m } from '#texts/messages.js';
import { TextInput } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { PasswordField } from '../../identity/password-field.tsx';
import type { Registration } from './use-registration.ts';

/** Step 0: who registers. */
export function PersonalStep({ registration }: { registration: Registration }) {
  const { values, errors, change } = registration;
  return (
    <>
      <TextInput
        name="name"
        label={m.companies_full_name()}
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <EmailField
        name="email"
        checksFree
        label={m.companies_work_email()}
        description={m.companies_work_email_help()}
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        isNew
        name="password"
        label={m.companies_password()}
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        name="passwordCheck"
        autoComplete="new-password"
        label={m.companies_password_check()}
        value={values.passwordCheck}
        error={errors.passwordCheck}
        onChange={(event) => change({ passwordCheck: event.target.value })}
      />
    </>
  );
}
