import { type FormEvent, useState } from 'react';
import { type MemberRole, memberRoles } from '#domain/companies/members.ts';
import { memberInvitation } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { SendIcon } from '../../../design/subject-icons.tsx';
import { Select, TextInput } from '../../../design/text-input.tsx';
import { checkForm, type FormErrors } from '../../../validation.ts';
import { useCall } from '../../identity/use-call.ts';
import { labelOf } from '../labels.ts';

const roleHelp: Readonly<Record<MemberRole, () => string>> = {
  owner: m.companies_role_owner_help,
  recruiter: m.companies_role_recruiter_help,
  viewer: m.companies_role_viewer_help,
};

/** Invites somebody into the company by a letter. */
export function InviteForm({ onInvited }: { onInvited(): Promise<void> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('recruiter');
  const [found, setFound] = useState<FormErrors>({});
  const [sentTo, setSentTo] = useState<string>();
  const { run, isRunning, fields, sentence, wait } = useCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo(undefined);
    const errors = checkForm(memberInvitation, { email, role });
    setFound(errors);
    if (Object.keys(errors).length > 0) return;
    const answer = await run(() => api.companyMembers.invite({ email, role }));
    if (!answer) return;
    setSentTo(email);
    setEmail('');
    await onInvited();
  };
  return (
    <form className="company-invite" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{m.companies_invite_title()}</h3>
      {sentTo && (
        <Notice tone="ok" role="status">
          {m.companies_invited({ email: sentTo })}
        </Notice>
      )}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="company-invite-row">
        <TextInput
          name="invite_email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          label={m.companies_invite_email()}
          value={email}
          error={found.email ?? fields.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          name="invite_role"
          label={m.companies_role()}
          value={role}
          error={fields.role}
          onChange={(event) => setRole(event.target.value as MemberRole)}
        >
          {memberRoles.map((value) => (
            <option key={value} value={value}>
              {labelOf('member_role', value)}
            </option>
          ))}
        </Select>
      </div>
      <p className="field-help">{roleHelp[role]()}</p>
      <div>
        <Button type="submit" icon={<SendIcon />} loading={isRunning} disabled={wait > 0}>
          {m.companies_invite()}
        </Button>
      </div>
    </form>
  );
}
