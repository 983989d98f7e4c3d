import { useQuery } from '@tanstack/react-query';
import { invitationAcceptance, invitationJoining } from '#domain/companies/team.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { FullNameField, NewPasswordFields } from '#web/features/companies/person-fields.tsx';
import { goneText } from '#web/features/identity/gone-text.ts';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { enterCompanyMode } from '#web/stored-mode.ts';
import '#web/features/companies/companies.css';
import './invitation.css';

/** Accepting an invitation: with a new account, or with the password of the one that the address has. */
export function InvitationScreen({ token }: { token: string }) {
  const { viewer, localePrefix } = useSurroundings();
  const { data, error } = useQuery(query.companyMembers.invitation.queryOptions({ input: { token } }));
  const hasAccount = data?.data.has_account ?? false;
  const form = useForm({
    values: { name: '', password: '', passwordCheck: '' },
    check: (values) => bySchema(hasAccount ? invitationJoining : invitationAcceptance)({ token, ...values }),
    send: ({ password, ...others }) =>
      hasAccount
        ? api.companyMembers.join({ token, password })
        : api.companyMembers.accept({ token, password, ...others }),
    onDone: (answer) => {
      enterCompanyMode();
      // Whoever signs in with two steps has joined, and signs in next.
      const next = 'second_step' in answer ? '/login?pg=emp' : '/dashboard';
      window.location.assign(localizedPath(next, localePrefix));
    },
    keeps: true,
  });
  if (error) {
    return (
      <div className="card card-pad-lg company-form">
        <h1>{m.companies_invitation_gone()}</h1>
        <Notice
          tone="no"
          role="alert"
          actions={<PageLink to="/login?pg=emp">{m.identity_sign_in()}</PageLink>}
        >
          {goneText(error)}
        </Notice>
      </div>
    );
  }
  if (!data) return <Skeleton height={280} width="100%" />;
  const invitation = data.data;
  const { field, errors, sentence, isRunning, wait } = form;
  return (
    <PostForm element={form.element} className="card card-pad-lg company-form" onSubmit={form.submit}>
      <h1>{m.companies_invitation_title({ company: invitation.company })}</h1>
      <p>
        {m.companies_invitation_text({
          inviter: invitation.inviter,
          role: labelOf('member_role', invitation.role),
          email: invitation.email,
        })}
      </p>
      {viewer && viewer.email !== invitation.email && (
        <Notice tone="wait">{m.companies_invitation_other_session({ email: viewer.email })}</Notice>
      )}
      <FormSentence form={{ sentence: sentence ?? errors.email }} />
      {invitation.has_account ? (
        <PasswordField {...field('password')} label={m.companies_password()} />
      ) : (
        <>
          <FullNameField {...field('name')} />
          <NewPasswordFields field={field} />
        </>
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" loading={isRunning} disabled={wait > 0}>
          {m.companies_invitation_accept()}
        </Button>
      </div>
    </PostForm>
  );
}
