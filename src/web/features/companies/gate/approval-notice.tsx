import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { type OwnCompany, useRefreshCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { textOf } from '#web/validation.ts';
import './approval-notice.css';

/** Where the company stands with its approval, and what its people can do; nothing once it is approved. */
export function ApprovalNotice({
  own,
  isOnProfile,
  isOnDashboard,
}: {
  own: OwnCompany;
  isOnProfile?: boolean;
  /** There the unconfirmed address has a notice of its own. */
  isOnDashboard?: boolean;
}) {
  const { company, user } = own;
  if (company.approved_status === 'Declined') return <Declined own={own} isOnProfile={isOnProfile} />;
  if (company.approved_status === 'Approved') return null;
  if (company.approved_status === 'Suspended')
    return (
      <Notice
        tone="no"
        title={m.companies_suspended_title()}
        actions={<PageLink to="/contact-us">{m.companies_contact_us()}</PageLink>}
      >
        <q className="company-reason" dir="auto">
          {company.decline_reason}
        </q>{' '}
        {m.companies_suspended_text()}
      </Notice>
    );
  if (company.approved_status === 'Closed')
    return (
      <Notice
        tone="neutral"
        title={m.companies_closed_title()}
        actions={<PageLink to="/company-profile-edit/settings">{m.companies_to_account()}</PageLink>}
      >
        {company.decline_reason && (
          <q className="company-reason" dir="auto">
            {company.decline_reason}
          </q>
        )}{' '}
        {m.companies_closed_text({
          date: dateLabel(company.closed_at ?? ''),
          erased: dateLabel(company.erase_after ?? ''),
        })}
      </Notice>
    );
  const changed = changedLabels(company.changed_fields);
  const sentence = company.approved_date ? m.companies_pending_changed : m.companies_pending_corrected;
  return (
    <Notice
      tone="wait"
      title={m.companies_pending_title()}
      actions={
        <>
          {!isOnProfile && own.role === 'owner' && (
            <PageLink to="/company-profile-edit/company">{m.companies_complete_profile()}</PageLink>
          )}
          <PageLink to="/contact-us">{m.companies_contact_us()}</PageLink>
        </>
      }
    >
      {changed ? sentence({ fields: changed }) : m.companies_pending_text()}{' '}
      {!isOnDashboard && !user.email_verified_at && m.companies_pending_unverified({ email: user.email })}
    </Notice>
  );
}

const correctionId = 'correction';

/** The names of fields as one reads them, each once. */
function changedLabels(fields: readonly string[]): string {
  return [...new Set(fields.map((field) => textOf(referenceKey('field', field))))].join(m.common_comma());
}

function Declined({ own, isOnProfile }: { own: OwnCompany; isOnProfile?: boolean }) {
  const { company, role } = own;
  const refresh = useRefreshCompany();
  const { run, isRunning, sentence, fields } = useCall();
  const submit = async () => {
    const answer = await run(() => api.companies.submit());
    if (answer) await refresh();
  };
  const isOwner = role === 'owner';
  const corrected = changedLabels(company.changed_fields);
  const refused = sentence ?? Object.values(fields)[0];
  return (
    <Notice
      tone="no"
      title={m.companies_declined_title()}
      actions={
        <>
          {!isOnProfile && isOwner && (
            <LinkButton size="sm" to={'/company-profile-edit/company' as string} hash="company-documents">
              {m.companies_correct_documents()}
            </LinkButton>
          )}
          {isOwner && (
            <Button
              size="sm"
              loading={isRunning}
              disabled={!corrected}
              aria-describedby={correctionId}
              onClick={() => void submit()}
            >
              {m.companies_submit_again()}
            </Button>
          )}
          <PageLink to="/contact-us">{m.companies_contact_us()}</PageLink>
        </>
      }
    >
      <q className="company-reason" dir="auto">
        {company.decline_reason}
      </q>{' '}
      {isOwner && (
        <span id={correctionId}>
          {corrected ? m.companies_corrected({ fields: corrected }) : m.companies_declined_text()}
        </span>
      )}
      {refused && <b role="alert"> {refused}</b>}
    </Notice>
  );
}
