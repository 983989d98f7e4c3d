import { Link } from '@tanstack/react-router';
import type { CompanyListItem } from '#contract/companies.ts';
import { canChangeApproval } from '#domain/companies/approval.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TableCell, type TableColumn } from '#web/design/data/table.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { planName } from '#web/features/companies/plan-name.ts';
import { textOf } from '#web/validation.ts';

const tones = {
  Pending: 'wait',
  Approved: 'ok',
  Declined: 'no',
  Suspended: 'no',
  Closed: 'neutral',
} as const;

/** What administrators compare companies by. */
export function companyColumns(): TableColumn[] {
  return [
    { key: 'company', label: m.admin_company() },
    { key: 'owner', label: m.admin_owner() },
    { key: 'plan', label: m.admin_plan() },
    { key: 'status', label: m.admin_status() },
    { key: 'acts', label: m.admin_decision(), kind: 'acts' },
  ];
}

/** One company of the list, with the decisions that are open. */
export function CompanyRow({
  company,
  onApprove,
  onDecline,
}: {
  company: CompanyListItem;
  onApprove: () => void;
  onDecline: () => void;
}) {
  const { name, logo, industry, approved_status, decline_reason, email_verified_at } = company;
  const isApprovable = canChangeApproval(approved_status, 'Approved', 'administrator');
  const isDeclinable = canChangeApproval(approved_status, 'Declined', 'administrator');
  return (
    <tr className="admin-company-row">
      <TableCell>
        <span className="admin-company">
          <CompanyLogo name={name} src={logo && `/${logo}`} size="sm" />
          <span className="table-name">
            <b>
              <Link to="/manage-employer/$id" params={{ id: company.id }}>
                {name}
              </Link>
            </b>
            <span className="muted xs">{labelOf('industry', industry)}</span>
          </span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name small">
          {company.user_name}
          <span className="muted xs">
            {company.user_email}
            {!email_verified_at && ` · ${m.admin_unverified()}`}
          </span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <span className="small">{planName(company.package_name)}</span>
      </TableCell>
      <TableCell kind="wide">
        <StatusBadge tone={tones[approved_status]}>
          {textOf(referenceKey('approval_status', approved_status))}
        </StatusBadge>
        {approved_status === 'Pending' && (
          <p className="muted xs">
            {company.is_resubmitted
              ? m.admin_sent_again({ date: dateLabel(company.submitted_at) })
              : m.admin_waits_since({ date: dateLabel(company.submitted_at) })}
          </p>
        )}
        {decline_reason && (
          <p className="admin-reason xs" dir="auto">
            {decline_reason}
          </p>
        )}
      </TableCell>
      <TableCell kind="wide">
        <div className="row admin-acts">
          {isApprovable && (
            <Button size="sm" disabled={!email_verified_at} onClick={onApprove}>
              {m.admin_approve()}
            </Button>
          )}
          {isDeclinable ? (
            <Button size="sm" variant="quiet" onClick={onDecline}>
              {m.admin_decline()}
            </Button>
          ) : (
            isApprovable && <DeclineRoom />
          )}
        </div>
      </TableCell>
    </tr>
  );
}

/** The room of the decision that is not open, so that the other one stays in its column. */
function DeclineRoom() {
  return (
    <span className="btn btn-quiet btn-sm admin-act-room" aria-hidden="true">
      {m.admin_decline()}
    </span>
  );
}
