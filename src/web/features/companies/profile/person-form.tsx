import { companyUserUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { notify } from '../../../design/notify.ts';
import { EmailField } from '../../identity/email-field.tsx';
import { PasswordField } from '../../identity/password-field.tsx';
import { signOut } from '../../shell/sign-out.ts';
import { FullNameField } from '../person-fields.tsx';
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
  const { values, errors, field, change, save } = state;
  const isNewAddress = values.email.trim().toLowerCase() !== user.email;
  const submit = async () => {
    const answer = await save(({ password, ...data }) =>
      api.companies.update({ data: { ...data, ...(isNewAddress && { password }) } }),
    );
    if (!answer) return;
    if (!answer.email_changed) return refresh();
    notify({ type: 'success', text: m.companies_email_changed(), duration: 5000 });
    setTimeout(() => void signOut(), 5000);
  };
  return (
    <SaveForm id="person" title={m.companies_person_title()} state={state} onSubmit={submit}>
      <FullNameField {...field('name')} />
      <EmailField
        {...field('email')}
        label={m.companies_work_email()}
        checksFree={isNewAddress}
        description={
          user.pending_email ? m.companies_email_pending({ email: user.pending_email }) : undefined
        }
      />
      {isNewAddress && <PasswordField {...field('password')} label={m.companies_password_to_change()} />}
      <PhoneEditor
        key={user.dial_code + user.phone}
        dial_code={values.dial_code}
        phone={values.phone}
        errors={errors}
        onChange={change}
      />
    </SaveForm>
  );
}
