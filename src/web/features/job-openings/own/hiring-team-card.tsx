import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NameableMember } from '#contract/opening-team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { joined } from '#web/isolation.ts';
import './hiring-team-card.css';

/** Who, of those who see named openings alone, works on this one; owners and recruiters change it. */
export function HiringTeamCard({ openingId }: { openingId: string }) {
  const [isOpen, setOpen] = useState(false);
  const teams = useQuery(query.openingTeam.list.queryOptions()).data?.data;
  if (!teams) return null;
  const named = teams.members.filter(({ openings }) => openings.some(({ id }) => id === openingId));
  const mayName = teams.abilities.name_team;
  return (
    <Card as="section" pad="md" className="hiring-team" aria-labelledby="hiring-team">
      <div className="hiring-team-head">
        <h2 id="hiring-team">{m.job_openings_team()}</h2>
        {mayName && teams.members.length > 0 && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {m.job_openings_team_change()}
          </Button>
        )}
      </div>
      <p className="muted small">{m.job_openings_team_help()}</p>
      {named.length > 0 && (
        <ul>
          {named.map(({ id, name, role }) => (
            <li key={id}>
              <Avatar name={name} size="sm" />
              <b>{name}</b>
              <span className="muted small">{labelOf('member_role', role)}</span>
            </li>
          ))}
        </ul>
      )}
      {teams.members.length === 0 && (
        <p className="small">
          {m.job_openings_team_nobody()}{' '}
          <PageLink to="/company-profile-edit/settings/team">{m.job_openings_team_invite()}</PageLink>
        </p>
      )}
      {isOpen && (
        <TeamDialog
          openingId={openingId}
          members={teams.members}
          named={named.map(({ id }) => id)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function TeamDialog({
  openingId,
  members,
  named,
  onClose,
}: {
  openingId: string;
  members: readonly NameableMember[];
  named: string[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const form = useForm({
    values: { members: named },
    send: (values) => api.openingTeam.setOpening({ id: openingId, ...values }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.openingTeam.key() });
      onClose();
    },
    keeps: true,
  });
  const chosen = form.values.members;
  const toggle = (id: string) =>
    form.set('members', chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FormDialog
      title={m.job_openings_team()}
      form={form}
      confirm={m.job_openings_team_save()}
      cancel={m.job_openings_team_cancel()}
      onClose={onClose}
    >
      <ChoiceGroup legend={m.job_openings_team_who()} error={form.errors.members}>
        {members.map(({ id, name, email, role }) => (
          <Checkbox
            key={id}
            label={name}
            description={joined([labelOf('member_role', role), email])}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
