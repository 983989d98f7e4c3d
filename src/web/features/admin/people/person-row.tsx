import { Link } from '@tanstack/react-router';
import type { FoundPerson } from '#contract/admin-people.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TableCell } from '#web/design/data/table.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** One person of the list; the name leads to the account. */
export function PersonRow({ person }: { person: FoundPerson }) {
  const { locale } = useSurroundings();
  const { id, name, email, role, company, created_at } = person;
  return (
    <tr>
      <TableCell kind="wide">
        <span className="table-name">
          <b>
            <Link to="/admin-people/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
          </b>
          <span className="muted xs admin-whole">{email}</span>
        </span>
      </TableCell>
      <TableCell kind="wide" label={m.admin_people_role()}>
        <span className="table-name small">
          {role === 'candidate' ? m.reference_role_candidate() : m.reference_role_company()}
          {company && (
            <Link to="/manage-employer/$id" params={{ id: company.id }} className="xs">
              <bdi>{company.name}</bdi>
            </Link>
          )}
        </span>
      </TableCell>
      <TableCell label={m.admin_people_since()}>
        <time dateTime={created_at} className="num small">
          {dateFormat(locale, { dateStyle: 'medium' }).format(new Date(created_at))}
        </time>
      </TableCell>
      <TableCell label={m.admin_people_status()}>
        <PersonStatus person={person} />
      </TableCell>
    </tr>
  );
}

/** Whether the account is shut out, waits for its address to be confirmed, or is in order. */
export function PersonStatus({
  person: { status, is_verified },
}: {
  person: Pick<FoundPerson, 'status' | 'is_verified'>;
}) {
  if (status === 'suspended') return <StatusBadge tone="no">{m.admin_people_shut_out()}</StatusBadge>;
  if (!is_verified) return <StatusBadge tone="wait">{m.admin_people_unverified()}</StatusBadge>;
  return <StatusBadge tone="ok">{m.admin_people_active()}</StatusBadge>;
}
