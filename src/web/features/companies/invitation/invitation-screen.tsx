import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invitationAcceptance } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { checkForm, type FormErrors } from '../../../validation.ts';
import { callFailure } from '../../identity/call-failure.ts';
import { PasswordField } from '../../identity/password-field.tsx';
import { useCall } from '../../identity/use-call.ts';
import { enterCompanyMode } from '../../shell/mode.ts';
import { localizedPath, PageLink } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';
import { labelOf } from '../labels.ts';
import '../companies.css';

/** Accepting an invitation: with a new account, or with the password of the one that the address has. */
export function InvitationScreen({ token }: { token: string }) {
  const { viewer, localePrefix } = useSurroundings();
  const { data, error } = useQuery(query.companyMembers.invitation.queryOptions({ input: { token } }));
  const [values, setValues] = useState({ name: '', password: '', passwordCheck: '' });
  const [found, setFound] = useState<FormErrors>({});
  const { run, isRunning, fields, sentence, wait } = useCall();
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
  const change = (part: Partial<typeof values>) => setValues((known) => ({ ...known, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name, password, passwordCheck } = values;
    const errors = invitation.has_account
      ? {}
      : checkForm(invitationAcceptance, { token, name, password, passwordCheck });
    setFound(errors);
    if (Object.keys(errors).length > 0) return;
    const answer = await run(() =>
      invitation.has_account
        ? api.companyMembers.join({ token, password })
        : api.companyMembers.accept({ token, name, password, passwordCheck }),
    );
    if (!answer) return;
    enterCompanyMode();
    window.location.assign(localizedPath('/dashboard', localePrefix));
  };
  const errors = { ...fields, ...found };
  return (
    <form className="card card-pad-lg company-form" noValidate onSubmit={(event) => void submit(event)}>
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
      {(sentence ?? fields.email) && (
        <Notice tone="no" role="alert">
          {sentence ?? fields.email}
        </Notice>
      )}
      {!invitation.has_account && (
        <TextInput
          name="name"
          label={m.companies_full_name()}
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <PasswordField
        isNew={!invitation.has_account}
        name="password"
        label={m.companies_password()}
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {!invitation.has_account && (
        <PasswordField
          name="passwordCheck"
          autoComplete="new-password"
          label={m.companies_password_check()}
          value={values.passwordCheck}
          error={errors.passwordCheck}
          onChange={(event) => change({ passwordCheck: event.target.value })}
        />
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" loading={isRunning} disabled={wait > 0}>
          {m.companies_invitation_accept()}
        </Button>
      </div>
    </form>
  );
}
