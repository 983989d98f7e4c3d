import type { Administrator } from '#contract/admin-team.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

const roleTexts = { admin: m.admin_team_role_admin, superadmin: m.admin_team_role_superadmin };

interface AdministratorRowProps {
  person: Administrator;
  isBusy: boolean;
  onShutOut(): void;
  onLetIn(): void;
  onLost(): void;
}

/** One administrator: what stands between the account and a stranger, and what a superadmin may do with it. */
export function AdministratorRow({ person, isBusy, onShutOut, onLetIn, onLost }: AdministratorRowProps) {
  const day = useDay();
  const isOut = person.status === 'suspended';
  return (
    <li>
      <Avatar name={person.name} />
      <div className="admin-team-person">
        <b>
          {person.name} {person.is_you && `(${m.admin_team_you()})`}
        </b>
        <span>{person.email}</span>
        <span>
          {roleTexts[person.role]()}
          {' · '}
          {person.last_sign_in_at
            ? m.admin_team_last_sign_in({ date: day(person.last_sign_in_at) })
            : m.admin_team_never()}
        </span>
      </div>
      <StatusBadge tone={isOut ? 'no' : person.has_second_step ? 'ok' : 'neutral'}>
        {isOut
          ? m.admin_team_out()
          : person.has_second_step
            ? m.admin_team_two_steps()
            : m.admin_team_one_step()}
      </StatusBadge>
      {!person.is_you && (
        <fieldset className="admin-team-acts" aria-label={m.admin_team_acts({ name: person.name })}>
          {person.has_second_step && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={onLost}>
              {m.admin_team_lost()}
            </Button>
          )}
          <Button size="sm" disabled={isBusy} onClick={isOut ? onLetIn : onShutOut}>
            {isOut ? m.admin_team_let_in() : m.admin_team_shut_out()}
          </Button>
        </fieldset>
      )}
    </li>
  );
}

interface InvitationRowProps {
  invitation: { id: string; email: string; expires_at: string };
  isBusy: boolean;
  onSendAgain(): void;
  onWithdraw(): void;
}

/** Somebody who has not accepted yet. */
export function InvitationRow({ invitation, isBusy, onSendAgain, onWithdraw }: InvitationRowProps) {
  const day = useDay();
  return (
    <li>
      <MailIcon className="admin-team-mark" />
      <div className="admin-team-person">
        <b>{invitation.email}</b>
        <span>{m.admin_team_invited({ date: day(invitation.expires_at) })}</span>
      </div>
      <fieldset className="admin-team-acts" aria-label={m.admin_team_acts({ name: invitation.email })}>
        <Button size="sm" disabled={isBusy} onClick={onSendAgain}>
          {m.admin_team_send_again()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onWithdraw}>
          {m.admin_team_withdraw()}
        </Button>
      </fieldset>
    </li>
  );
}

function useDay() {
  const { locale } = useSurroundings();
  const format = dateFormat(locale, { dateStyle: 'medium' });
  return (moment: string) => format.format(new Date(moment));
}
