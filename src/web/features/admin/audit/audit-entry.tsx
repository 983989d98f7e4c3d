import type { AuditEntryShown } from '#contract/audit.ts';
import { m } from '#texts/messages.js';
import { TableCell } from '#web/design/data/table.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { exactMomentText } from '#web/moments.ts';
import { auditText } from './audit-texts.ts';
import { factTexts, subjectText } from './audit-words.ts';

const roleTexts: Partial<Record<string, () => string>> = {
  candidate: m.reference_role_candidate,
  company: m.reference_role_company,
  admin: m.reference_role_admin,
  superadmin: m.reference_role_superadmin,
};

/** One line of the audit log: when, who, what, and of what. */
export function AuditEntry({ entry, plans }: { entry: AuditEntryShown; plans: ReadonlyMap<string, string> }) {
  const { locale } = useSurroundings();
  const { facts, actor_name, actor_role, created_at } = entry;
  const moment = exactMomentText(created_at, locale);
  const said = joined(factTexts(facts, plans));
  return (
    <tr>
      <TableCell>
        <time dateTime={created_at} className="num small admin-audit-time">
          {moment}
        </time>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name admin-actor">
          {actor_name || m.admin_lift_gone()}
          <span className="muted xs admin-whole">{roleTexts[actor_role]?.() ?? actor_role}</span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <span className="admin-done">{auditText(entry)}</span>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name small">
          <span className="admin-text" dir="auto">
            {subjectText(entry)}
          </span>
          {said && <span className="muted xs">{said}</span>}
        </span>
      </TableCell>
    </tr>
  );
}
