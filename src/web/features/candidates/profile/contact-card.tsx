import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { Facts } from '#web/features/candidates/facts.tsx';
import { PhoneFields } from '#web/features/candidates/phone-fields.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Name, email and phone. A changed email asks for the password and ends every session. */
export function ContactCard({ details, editor }: { details: CandidateDetails; editor: ProfileEditor }) {
  const { draft, errors, change } = editor;
  const isNewEmail = (draft.email ?? '').trim().toLowerCase() !== details.email;
  return (
    <ProfileCard
      name="contact"
      title={m.candidates_contact()}
      editor={editor}
      isEmpty={false}
      empty=""
      form={
        <>
          <TextInput
            label={m.candidates_full_name()}
            autoComplete="name"
            value={draft.name ?? ''}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <EmailField
            checksFree
            value={draft.email ?? ''}
            error={errors.email}
            onChange={(event) => change({ email: event.target.value })}
          />
          {isNewEmail && (
            <>
              <Notice tone="wait">{m.candidates_email_warning()}</Notice>
              <PasswordField
                name="password"
                label={m.candidates_your_password()}
                value={draft.password ?? ''}
                error={errors.password}
                onChange={(event) => change({ password: event.target.value })}
              />
            </>
          )}
          <PhoneFields
            dialCode={draft.dial_code ?? ''}
            phone={draft.phone ?? ''}
            errors={errors}
            onChange={change}
          />
        </>
      }
    >
      <Facts
        facts={[
          [m.candidates_full_name(), details.name],
          [m.candidates_email(), <EmailState key="email" details={details} />],
          [m.candidates_phone(), details.phone && `${details.dial_code} ${details.phone}`],
        ]}
      />
      {details.pending_email && (
        <p className="field-help">{m.candidates_email_pending({ email: details.pending_email })}</p>
      )}
    </ProfileCard>
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
