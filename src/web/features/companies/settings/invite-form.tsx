import { useState } from 'react';
import type { OpeningChoice } from '#contract/opening-team.ts';
import { isHiringRole, type MemberRole, memberRoles } from '#domain/companies/roles.ts';
import { memberInvitation } from '#domain/companies/team.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { OpeningChoices } from './opening-choices.tsx';
import { roleHelp } from './role-help.ts';

const noOpenings: string[] = [];

/** Invites somebody into the company by a letter. */
export function InviteForm({
  openings,
  onInvited,
}: {
  openings: readonly OpeningChoice[];
  onInvited(): Promise<void>;
}) {
  const [sentTo, setSentTo] = useState<string>();
  const [role, setRole] = useState<MemberRole>('recruiter');
  const form = useForm({
    // The next one is invited into the same role.
    values: { email: '', role, openings: noOpenings },
    check: bySchema(memberInvitation),
    send: (values) => {
      setSentTo(undefined);
      return api.companyMembers.invite(values);
    },
    onDone: (_answer, sent) => {
      setSentTo(sent.email);
      setRole(sent.role);
      return onInvited();
    },
  });
  const { field, values } = form;
  return (
    <PostForm element={form.element} className="company-invite" onSubmit={form.submit}>
      <h3>{m.companies_invite_title()}</h3>
      {sentTo && (
        <Notice tone="ok" role="status">
          {m.companies_invited({ email: sentTo })}
        </Notice>
      )}
      <FormSentence form={form} />
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
      {isHiringRole(values.role) && (
        <OpeningChoices
          openings={openings}
          chosen={values.openings}
          error={form.errors.openings}
          onChange={(chosen) => form.set('openings', chosen)}
        />
      )}
      <div>
        <Button type="submit" icon={<SendIcon />} loading={form.isRunning} disabled={form.wait > 0}>
          {m.companies_invite()}
        </Button>
      </div>
    </PostForm>
  );
}
