import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NameableMember, OpeningChoice } from '#contract/opening-team.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { OpeningChoices } from './opening-choices.tsx';

/** The openings of somebody who sees no others, and the way to change them. */
export function MemberOpenings({
  member,
  openings,
  mayName,
}: {
  member: NameableMember;
  openings: readonly OpeningChoice[];
  mayName: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const titles = member.openings.map(({ title }) => title).join(m.common_comma());
  return (
    <span className="company-member-openings">
      <span>{titles || m.companies_team_none()}</span>
      {mayName && (
        <button type="button" className="link-button" onClick={() => setOpen(true)}>
          {m.companies_team_change()}
          <span className="sr"> {member.name}</span>
        </button>
      )}
      {isOpen && <OpeningsDialog member={member} openings={openings} onClose={() => setOpen(false)} />}
    </span>
  );
}

function OpeningsDialog({
  member,
  openings,
  onClose,
}: {
  member: NameableMember;
  openings: readonly OpeningChoice[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const form = useForm({
    values: { openings: member.openings.map(({ id }) => id) },
    send: (values) => api.openingTeam.setMember({ id: member.id, ...values }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.openingTeam.key() });
      onClose();
    },
    keeps: true,
  });
  return (
    <FormDialog
      title={m.companies_team_openings_of({ name: member.name })}
      form={form}
      confirm={m.companies_team_save()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <OpeningChoices
        openings={openings}
        chosen={form.values.openings}
        error={form.errors.openings}
        onChange={(chosen) => form.set('openings', chosen)}
      />
    </FormDialog>
  );
}
