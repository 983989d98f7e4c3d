import { m } from '#texts/messages.js';
import { PhoneEditor } from '#web/features/companies/phone-editor.tsx';
import type { Registration } from './use-registration.ts';

/** Step 1: how the recruiter is reached. */
export function RecruiterStep({ registration }: { registration: Registration }) {
  const { values, errors, change } = registration.form;
  return (
    <>
      <p className="muted">{m.companies_recruiter_lead()}</p>
      <PhoneEditor dial_code={values.dial_code} phone={values.phone} errors={errors} onChange={change} />
    </>
  );
}
