import { suspension } from '#domain/companies/suspension.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { bySchema } from '#web/forms/by-schema.ts';

interface Props {
  company: { id: string; name: string; version: number };
  /** Also after it was done. */
  onClose: () => void;
}

/** Why a company is suspended: mailed to the owners and shown to the company. */
export function SuspendDialog({ company: { id, name, version }, onClose }: Props) {
  return (
    <ReasonDialog
      title={m.admin_suspend_title({ name })}
      confirm={m.admin_suspend()}
      label={m.admin_suspend_reason()}
      help={m.admin_suspend_help()}
      check={bySchema(suspension)}
      send={(reason) => api.companyAdministration.suspend({ id, version, reason })}
      onClose={onClose}
    />
  );
}
