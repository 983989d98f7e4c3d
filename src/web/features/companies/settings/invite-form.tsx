import { type FormEvent, useState } from 'react';
import { type MemberRole, memberRoles } from '#domain/companies/members.ts';
import { memberInvitation } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { SendIcon } from '../../../design/subject-icons.tsx';
import { Select } from '../../../design/text-input.tsx';
import { EmailField } from '../../identity/email-field.tsx';
import { useCheckedForm } from '../../identity/use-checked-form.ts';
import { bindFields } from '../bind-fields.ts';
import { labelOf } from '../labels.ts';

const roleHelp: Readonly<Record<MemberRole, () => string>> = {
  owner: m.companies_role_owner_help,
  recruiter: m.companies_role_recruiter_help,
  viewer: m.companies_role_viewer_help,
};

const nobody = { email: '', role: 'recruiter' as MemberRole };

/** Invites somebody into the company by a letter. */
export function InviteForm({ onInvited }: { onInvited(): Promise<void> }) {
  const [values, setValues] = useState(nobody);
  const [sentTo, setSentTo] = useState<string>();
  const { form, errors, clear, submit, isRunning, sentence, wait } = useCheckedForm(memberInvitation);
  const change = (part: Partial<typeof nobody>) => {
    setValues((known) => ({ ...known, ...part }));
    clear(...Object.keys(part));
  };
  const field = bindFields(values, errors, change);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo(undefined);
    const answer = await submit(values, () => api.companyMembers.invite(values));
    if (!answer) return;
    setSentTo(values.email);
    change({ email: '' });
    await onInvited();
  };
  return (
    <form ref={form} className="company-invite" noValidate onSubmit={(event) => void invite(event)}>
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
        <EmailField {...field('email')} label={m.companies_invite_email()} autoComplete="off" />
        <Select {...field('role')} label={m.companies_role()}>
          {memberRoles.map((value) => (
            <option key={value} value={value}>
              {labelOf('member_role', value)}
            </option>
          ))}
        </Select>
      </div>
      <p className="field-help">{roleHelp[values.role]()}</p>
      <div>
        <Button type="submit" icon={<SendIcon />} loading={isRunning} disabled={wait > 0}>
          {m.companies_invite()}
        </Button>
      </div>
    </form>
  );
}
