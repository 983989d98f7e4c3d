import { m } from '#texts/messages.js';
import { EmailField } from '../../identity/email-field.tsx';
import { FullNameField, NewPasswordFields } from '../person-fields.tsx';
import type { Registration } from './use-registration.ts';

/** Step 0: who registers. */
export function PersonalStep({ registration: { field } }: { registration: Registration }) {
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
