import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyMember } from '#contract/company-members.ts';
import { type MemberRole, memberRoles } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import { signOut } from '#web/features/shell/sign-out.ts';
import { useCall } from '#web/forms/use-call.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberOpenings } from './member-openings.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** Who works for the company, in which role; owners invite, change and remove, anybody may leave. */
export function MembersCard({ own }: { own: OwnCompany }) {
  const queries = useQueryClient();
  const { data } = useQuery(query.companyMembers.list.queryOptions());
  const { run, isRunning, sentence, fields } = useCall();
  const [leaving, setLeaving] = useState<CompanyMember>();
  // Asked before it is done; what is refused stands beside the role.
  const [changing, setChanging] = useState<{ person: CompanyMember; role: MemberRole }>();
  const [roleOf, setRoleOf] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const refused = sentence ?? fields.role;
  const isOwner = own.role === 'owner';
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: query.companyMembers.key() });
    await queries.invalidateQueries({ queryKey: query.openingTeam.key() });
  };
  const changeRole = async ({ person: { id }, role }: { person: CompanyMember; role: MemberRole }) => {
    setRoleOf(id);
    await run(() => api.companyMembers.changeRole({ id, role }));
    setChanging(undefined);
    await refresh();
  };
  const remove = async (person: CompanyMember) => {
    setRoleOf(undefined);
    const answer = await run(() => api.companyMembers.remove({ id: person.id }));
    setLeaving(undefined);
    if (answer && person.is_you) return signOut();
    await refresh();
  };
  const sendAgain = async ({
    email,
    role,
    openings,
  }: {
    email: string;
    role: string;
    openings: string[];
  }) => {
    setRoleOf(undefined);
    setSentTo(undefined);
    const answer = await run(() => api.companyMembers.invite({ email, role: role as MemberRole, openings }));
    if (answer) setSentTo(email);
    await refresh();
  };
  const teams = useQuery({
    ...query.openingTeam.list.queryOptions(),
    enabled: own.company.approved_status === 'Approved',
  }).data?.data;
  const owners = data?.data.members.filter(({ role }) => role === 'owner').length ?? 0;
  const mayLeave = ({ is_you, role }: CompanyMember) => is_you && (role !== 'owner' || owners > 1);
  const withdraw = async (id: string) => {
    setRoleOf(undefined);
    await run(() => api.companyMembers.withdraw({ id }));
    await refresh();
  };
  return (
    <Card as="section" aria-labelledby="members">
      <div className="company-card-head">
        <div>
          <h2 id="members">{m.companies_members()}</h2>
          <p className="field-help">{m.companies_members_help()}</p>
        </div>
      </div>
      {refused && !roleOf && (
        <Notice tone="no" role="alert">
          {refused}
        </Notice>
      )}
      {sentTo && (
        <Notice tone="ok" role="status">
          {m.companies_invited({ email: sentTo })}
        </Notice>
      )}
      <ul className="company-list">
        {data?.data.members.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} src={person.avatar && `/${person.avatar}`} />
            <span className="company-list-text">
              <b>
                {person.name} {person.is_you && `(${m.companies_you()})`}
              </b>
              <span>{person.email}</span>
              {teams?.members
                .filter(({ id }) => id === person.id)
                .map((member) => (
                  <MemberOpenings
                    key={member.id}
                    member={member}
                    openings={teams.openings}
                    mayName={teams.abilities.name_team}
                  />
                ))}
            </span>
            {isOwner ? (
              <Select
                className="company-member-role"
                label={m.companies_role_of({ name: person.name })}
                hideLabel
                controlSize="sm"
                value={person.role}
                error={roleOf === person.id ? refused : undefined}
                disabled={isRunning}
                onChange={(event) => setChanging({ person, role: event.target.value as MemberRole })}
              >
                {memberRoles.map((role) => (
                  <option key={role} value={role}>
                    {labelOf('member_role', role)}
                  </option>
                ))}
              </Select>
            ) : (
              <span className="tag">{labelOf('member_role', person.role)}</span>
            )}
            {(mayLeave(person) || (isOwner && !person.is_you)) && (
              <Button size="sm" variant="quiet" onClick={() => setLeaving(person)}>
                {person.is_you ? m.companies_leave() : m.companies_remove()}
              </Button>
            )}
          </li>
        ))}
        {data?.data.invitations.map((invitation) => (
          <li key={invitation.id}>
            <MailIcon className="company-wait" />
            <span className="company-list-text">
              <b>{invitation.email}</b>
              <span>
                {labelOf('member_role', invitation.role)} ·{' '}
                {m.companies_invited_until({ date: dateLabel(invitation.expires_at) })}
              </span>
            </span>
            <Button size="sm" disabled={isRunning} onClick={() => void sendAgain(invitation)}>
              {m.companies_send_again()}
              <span className="sr"> {invitation.email}</span>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void withdraw(invitation.id)}>
              {m.companies_withdraw()}
            </Button>
          </li>
        ))}
      </ul>
      {isOwner && <InviteForm openings={teams?.openings ?? []} onInvited={refresh} />}
      {changing && (
        <RoleDialog
          {...changing}
          isRunning={isRunning}
          onConfirm={() => void changeRole(changing)}
          onCancel={() => setChanging(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={
          leaving?.is_you
            ? m.companies_leave_title()
            : m.companies_remove_title({ name: leaving?.name ?? '' })
        }
        confirmLabel={leaving?.is_you ? m.companies_leave() : m.companies_remove()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {leaving?.is_you ? m.companies_leave_text() : m.companies_remove_text()}
      </ConfirmDialog>
    </Card>
  );
}
