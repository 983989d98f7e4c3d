import type { AdministeredCompany } from '#contract/company-administration.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';

/** Who works for the company, and in which role. */
export function MembersTab({ members }: Pick<AdministeredCompany, 'members'>) {
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby="members">
      <h2 id="members">{m.admin_members()}</h2>
      <ul className="company-people">
        {members.map((member) => (
          <li key={member.id}>
            <span>
              <b>
                <bdi>{member.name}</bdi>
              </b>{' '}
              <Ltr className="muted small">{member.email}</Ltr>
            </span>
            <span className="small">
              {labelOf('member_role', member.role)} ·{' '}
              <span className="muted">{m.admin_member_since({ date: dateLabel(member.since) })}</span>
            </span>
            {member.email_verified_at ? (
              <StatusBadge tone="ok">{m.admin_member_confirmed()}</StatusBadge>
            ) : (
              <StatusBadge tone="wait">{m.admin_unverified()}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
