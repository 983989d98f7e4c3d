import { m } from '#texts/messages.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';
import { PasswordField, type PasswordFieldProps } from '#web/features/identity/password-field.tsx';

/** A person's whole name. */
export function FullNameField(props: Omit<TextInputProps, 'label'>) {
  return <TextInput {...props} label={m.companies_full_name()} autoComplete="name" />;
}

/** The password of a new account, and the same once more. */
export function NewPasswordFields({
  field,
}: {
  field(name: 'password' | 'passwordCheck'): Omit<PasswordFieldProps, 'label'>;
}) {
  return (
    <>
      <PasswordField isNew {...field('password')} label={m.companies_password()} />
      <PasswordField
        {...field('passwordCheck')}
        label={m.companies_password_check()}
        autoComplete="new-password"
      />
    </>
  );
}
