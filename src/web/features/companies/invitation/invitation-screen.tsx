import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invitationAcceptance, invitationJoining } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { callFailure } from '../../identity/call-failure.ts';
import { PasswordField } from '../../identity/password-field.tsx';
import { useCheckedForm } from '../../identity/use-checked-form.ts';
import { enterCompanyMode } from '../../shell/mode.ts';
import { localizedPath, PageLink } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';
import { bindFields } from '../bind-fields.ts';
import { labelOf } from '../labels.ts';
import { FullNameField, NewPasswordFields } from '../person-fields.tsx';
import '../companies.css';

/** Accepting an invitation: with a new account, or with the password of the one that the address has. */
export function InvitationScreen({ token }: { token: string }) {
  const { viewer, localePrefix } = useSurroundings();
  const { data, error } = useQuery(query.companyMembers.invitation.queryOptions({ input: { token } }));
  const [values, setValues] = useState({ name: '', password: '', passwordCheck: '' });
  const schema = data?.data.has_account ? invitationJoining : invitationAcceptance;
  const { form, errors, clear, submit, isRunning, sentence, wait } = useCheckedForm(schema);
  if (error) {
    return (
      <div className="card card-pad-lg company-form">
        <h1>{m.companies_invitation_gone()}</h1>
        <Notice tone="no" role="alert">
          {callFailure(error).message} <PageLink to="/login?pg=emp">{m.identity_sign_in()}</PageLink>
        </Notice>
      </div>
    );
  }
  if (!data) return <Skeleton height={280} width="100%" />;
  const invitation = data.data;
  const change = (part: Partial<typeof values>) => {
    setValues((known) => ({ ...known, ...part }));
    clear(...Object.keys(part));
  };
  const field = bindFields(values, errors, change);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    const { password } = values;
    const answer = await submit({ token, ...values }, () =>
      invitation.has_account
        ? api.companyMembers.join({ token, password })
        : api.companyMembers.accept({ token, ...values }),
    );
    if (!answer) return;
    enterCompanyMode();
    window.location.assign(localizedPath('/dashboard', localePrefix));
  };
  return (
    <form
      ref={form}
      className="card card-pad-lg company-form"
      noValidate
      onSubmit={(event) => void accept(event)}
    >
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
      {(sentence ?? errors.email) && (
        <Notice tone="no" role="alert">
          {sentence ?? errors.email}
        </Notice>
      )}
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
    </form>
  );
}
