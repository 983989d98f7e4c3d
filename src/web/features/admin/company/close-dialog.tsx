import { closing } from '#domain/companies/closing.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { bySchema } from '#web/forms/by-schema.ts';

interface Props {
  company: { id: string; name: string; version: number };
  /** Also after it was done. */
  onClose: () => void;
}

/** Why a company is closed for good: mailed to everybody who works for it. */
export function CloseDialog({ company: { id, name, version }, onClose }: Props) {
  return (
    <ReasonDialog
      title={m.admin_close_title({ name })}
      confirm={m.admin_close()}
      label={m.admin_close_reason()}
      help={m.admin_close_help()}
      check={bySchema(closing)}
      send={(reason) => api.companyAdministration.close({ id, version, reason })}
      onClose={onClose}
    />
  );
}
