import type { CompanyMember } from '#contract/company-members.ts';
import { hiringRoles, isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { roleHelp } from './role-help.ts';

/** Asks before somebody gets another role: what the person does and sees from then on. */
export function RoleDialog({
  person,
  role,
  isRunning,
  onConfirm,
  onCancel,
}: {
  person: CompanyMember;
  role: MemberRole;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const label = labelOf('member_role', role);
  return (
    <ConfirmDialog
      open
      title={
        person.is_you
          ? m.companies_role_change_own({ role: label })
          : m.companies_role_change({ name: person.name, role: label })
      }
      confirmLabel={m.companies_role_change_confirm()}
      cancelLabel={m.companies_cancel()}
      busy={isRunning}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{roleHelp[role]()}</p>
      {isHiringRole(role) && !hiringRoles.some((known) => known === person.role) && (
        <p>{m.companies_role_change_no_openings()}</p>
      )}
      {person.is_you && person.role === 'owner' && <p>{m.companies_role_change_lost()}</p>}
    </ConfirmDialog>
  );
}
