import { m } from '#texts/messages.js';
import { FullNameField, NewPasswordFields } from '#web/features/companies/person-fields.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import type { Registration } from './use-registration.ts';

/** Step 0: who registers. */
export function PersonalStep({ registration }: { registration: Registration }) {
  const { field } = registration.form;
  return (
    <>
      <FullNameField {...field('name')} />
      <EmailField
        {...field('email')}
        checksFree
        label={m.companies_work_email()}
        description={m.companies_work_email_help()}
      />
      <NewPasswordFields field={field} />
    </>
  );
}
