import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Administrator } from '#contract/admin-team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { InviteAdministratorForm } from './invite-form.tsx';
import { AdministratorRow, InvitationRow } from './team-rows.tsx';
import './team.css';

interface Asked {
  kind: 'shut-out' | 'lost';
  person: Administrator;
}

/** Admins and superadmins, by invitation of a superadmin alone. */
export function TeamScreen() {
  const queries = useQueryClient();
  const team = useQuery(query.adminTeam.list.queryOptions());
  const { run, isRunning, sentence } = useCall();
  const [asked, setAsked] = useState<Asked>();
  const [sentTo, setSentTo] = useState<string>();
  const act = async (work: () => Promise<unknown>) => {
    setSentTo(undefined);
    const answer = await run(work);
    setAsked(undefined);
    await queries.invalidateQueries({ queryKey: query.adminTeam.key() });
    return answer;
  };
  const setStatus = (id: string, status: 'active' | 'suspended') =>
    act(() => api.adminTeam.setStatus({ id, status }));
  const decide = ({ kind, person }: Asked) =>
    kind === 'lost'
      ? act(() => api.adminTeam.removeSecondStep({ id: person.id }))
      : setStatus(person.id, 'suspended');
  const sendAgain = async (email: string) => {
    if (await act(() => api.adminTeam.invite({ email }))) setSentTo(email);
  };
  return (
    <div className="stack admin-team">
      <PageHeader title={m.admin_team_title()} lead={m.admin_team_lead()} />
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      {sentTo && (
        <Notice tone="ok" role="status">
          {m.admin_team_sent({ email: sentTo })}
        </Notice>
      )}
      <Answered query={team} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <Card as="section" aria-label={m.admin_team_title()}>
            <ul className="admin-team-list">
              {data.administrators.map((person) => (
                <AdministratorRow
                  key={person.id}
                  person={person}
                  isBusy={isRunning}
                  onShutOut={() => setAsked({ kind: 'shut-out', person })}
                  onLost={() => setAsked({ kind: 'lost', person })}
                  onLetIn={() => void setStatus(person.id, 'active')}
                />
              ))}
              {data.invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  isBusy={isRunning}
                  onSendAgain={() => void sendAgain(invitation.email)}
                  onWithdraw={() => void act(() => api.adminTeam.withdraw({ id: invitation.id }))}
                />
              ))}
            </ul>
          </Card>
        )}
      </Answered>
      <InviteAdministratorForm
        onInvited={() => queries.invalidateQueries({ queryKey: query.adminTeam.key() })}
      />
      {asked && (
        <ConfirmDialog
          open
          destructive
          busy={isRunning}
          title={titles[asked.kind].title({ name: asked.person.name })}
          confirmLabel={titles[asked.kind].confirm()}
          cancelLabel={m.admin_team_cancel()}
          onConfirm={() => void decide(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {titles[asked.kind].text()}
        </ConfirmDialog>
      )}
    </div>
  );
}

const titles = {
  'shut-out': {
    title: m.admin_team_shut_out_title,
    text: m.admin_team_shut_out_text,
    confirm: m.admin_team_shut_out,
  },
  lost: { title: m.admin_team_lost_title, text: m.admin_team_lost_text, confirm: m.admin_team_lost },
};
