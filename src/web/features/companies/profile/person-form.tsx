import { companyUserUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { FullNameField } from '#web/features/companies/person-fields.tsx';
import { PhoneEditor, phoneParts } from '#web/features/companies/phone-editor.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { type OwnCompany, useRefreshCompany } from '#web/features/companies/use-company.ts';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { signOut } from '#web/features/shell/sign-out.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { NameInArabicField } from '#web/forms/name-in-arabic-field.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Name, email and phone; a new address asks for the password and logs out after 5 seconds. */
export function PersonForm({ user }: { user: OwnCompany['user'] }) {
  const refresh = useRefreshCompany();
  const stored = {
    name: user.name,
    name_ar: user.name_ar,
    email: user.email,
    dial_code: user.dial_code,
    phone: user.phone,
    password: '',
  };
  const isOtherAddress = (email: string) => email.trim().toLowerCase() !== user.email;
  const form = useForm({
    values: stored,
    check: bySchema(companyUserUpdate),
    sendsChanges: true,
    together: phoneParts,
    send: ({ email }, { password, ...data }) =>
      api.companies.update({ data: { ...data, ...(isOtherAddress(email) && { password }) } }),
    onDone: (answer) => {
      if (!answer.email_changed) return refresh();
      showToast({ type: 'success', text: m.companies_email_changed(), duration: 5000 });
      setTimeout(() => void signOut(), 5000);
    },
    guards: true,
    unexpected: m.companies_update_failed,
  });
  const { values, errors, field, change } = form;
  const isNewAddress = isOtherAddress(values.email);
  return (
    <SaveForm id="person" title={m.companies_person_title()} form={form}>
      <FullNameField {...field('name')} />
      <NameInArabicField {...field('name_ar')} description={m.companies_person_name_ar_help()} />
      <EmailField
        {...field('email')}
        label={m.companies_work_email()}
        checksFree={isNewAddress}
        description={
          user.pending_email ? m.companies_email_pending({ email: user.pending_email }) : undefined
        }
      />
      {isNewAddress && <OwnPasswordField {...field('password')} label={m.companies_password_to_change()} />}
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
