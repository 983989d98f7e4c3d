import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { arabic } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { NameInArabicField } from '#web/forms/name-in-arabic-field.tsx';
import { PhoneFields } from '#web/forms/phone-fields.tsx';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

/** Names, email and phone. A changed email asks for the password and ends every session. */
export function ContactCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="contact"
      title={m.candidates_contact()}
      details={details}
      editor={editor}
      isEmpty={false}
      empty=""
      form={(form) => <ContactForm form={form} saved={details.email} />}
    >
      <Facts
        facts={[
          [m.candidates_full_name(), details.name],
          [
            m.reference_field_name_ar(),
            details.name_ar && (
              <bdi key="name_ar" lang={arabic}>
                {details.name_ar}
              </bdi>
            ),
          ],
          [m.candidates_email(), <EmailState key="email" details={details} />],
          [
            m.candidates_phone(),
            details.phone && <Ltr key="phone">{`${details.dial_code} ${details.phone}`}</Ltr>,
          ],
        ]}
      />
      {details.pending_email && (
        <p className="field-help">{m.candidates_email_pending({ email: details.pending_email })}</p>
      )}
    </ProfileCard>
  );
}

function ContactForm({ form, saved }: { form: CardForm; saved: string }) {
  const { field, values, errors, change } = form;
  const isNew = (email: string) => email.trim().toLowerCase() !== saved;
  return (
    <>
      <TextInput {...field('name')} label={m.candidates_full_name()} autoComplete="name" />
      <NameInArabicField {...field('name_ar')} description={m.candidates_name_ar_help()} />
      <EmailField
        checksFree
        name="email"
        value={values.email ?? ''}
        error={errors.email}
        onChange={({ target: { value } }) =>
          change(isNew(value) ? { email: value } : { email: value, password: '' })
        }
      />
      {isNew(values.email ?? '') && (
        <>
          <Notice tone="wait">{m.candidates_email_warning()}</Notice>
          <OwnPasswordField
            {...field('password')}
            value={values.password ?? ''}
            label={m.candidates_your_password()}
          />
        </>
      )}
      <PhoneFields
        dialCode={{ ...field('dial_code'), label: m.candidates_dial_code(), value: values.dial_code ?? '' }}
        phone={{ ...field('phone'), label: m.candidates_phone(), value: values.phone ?? '' }}
      />
    </>
  );
}

function EmailState({ details }: { details: CandidateDetails }) {
  return (
    <span className="profile-email">
      {details.email}{' '}
      {details.email_verified_at ? (
        <StatusBadge tone="ok">{m.candidates_email_verified()}</StatusBadge>
      ) : (
        <StatusBadge tone="wait">{m.candidates_email_unverified()}</StatusBadge>
      )}
    </span>
  );
}
