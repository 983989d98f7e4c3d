import { companyUserUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { notify } from '../../../design/notify.ts';
import { TextInput } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { PasswordField } from '../../identity/password-field.tsx';
import { signOut } from '../../shell/sign-out.ts';
import { PhoneEditor } from '../phone-editor.tsx';
import { SaveForm } from '../save-form.tsx';
import { type OwnCompany, useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

/** Name, email and phone; a new address asks for the password and logs out after 5 seconds. */
export function PersonForm({ user }: { user: OwnCompany['user'] }) {
  const refresh = useRefreshCompany();
  const stored = {
    name: user.name,
    email: user.email,
    dial_code: user.dial_code,
    phone: user.phone,
    password: '',
  };
  const state = useSave(stored, companyUserUpdate);
  const { values, errors, change, save } = state;
  const isNewAddress = values.email.trim().toLowerCase() !== user.email;
  const submit = async () => {
    const answer = await save(({ password, phone, dial_code, ...data }) =>
      api.companies.update({
        data: {
          ...data,
          ...((phone !== undefined || dial_code !== undefined) && {
            phone: values.phone,
            dial_code: values.dial_code,
          }),
          ...(isNewAddress && { password }),
        },
      }),
    );
    if (!answer) return;
    if (!answer.email_changed) return refresh();
    notify({ type: 'success', text: m.companies_email_changed(), duration: 5000 });
    setTimeout(() => void signOut(), 5000);
  };
  return (
    <SaveForm id="person" title={m.companies_person_title()} state={state} onSubmit={submit}>
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
        label={m.companies_work_email()}
        checksFree={isNewAddress}
        description={
          user.pending_email ? m.companies_email_pending({ email: user.pending_email }) : undefined
        }
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      {isNewAddress && (
        <PasswordField
          name="password"
          label={m.companies_password_to_change()}
          value={values.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      )}
      <PhoneEditor dial_code={values.dial_code} phone={values.phone} errors={errors} onChange={change} />
    </SaveForm>
  );
}
