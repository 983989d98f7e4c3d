import { Link, useNavigate } from '@tanstack/react-router';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { reviewChecks } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { Button, IconLink } from '#web/design/button.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { Keys } from '#web/design/kbd.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { DeclineDialog } from '#web/features/admin/decline-dialog.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { CompanyView } from './company-view.ts';
import { DecisionActs, decisionsOn } from './decision-acts.tsx';
import { DecisionReason } from './decision-reason.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import type { Decision } from './use-decision.ts';

interface Props {
  administered: AdministeredCompany;
  view: CompanyView;
  decision: Decision;
}

const tones = {
  Pending: 'wait',
  Approved: 'ok',
  Declined: 'no',
  Suspended: 'no',
  Closed: 'neutral',
} as const;

/** Who the company is, where it stands, the decision, and the ways to the next that waits; `j`, `k`, `a`, `d`, `z`, `1` to `5`. */
export function CompanyHead({ administered, view, decision }: Props) {
  const { company, members, waiting, previous, next } = administered;
  const navigate = useNavigate();
  const owner = members.find(({ role }) => role === 'owner');
  const { mayApprove, mayDecline } = decisionsOn(company);
  const goTo = (id: string | null) => {
    if (id) void navigate({ to: '/manage-employer/$id', params: { id } });
  };
  useKeys({
    j: () => goTo(next),
    k: () => goTo(previous),
    a: () => {
      if (mayApprove && !decision.isRunning) void decision.approve();
    },
    z: () => {
      if (administered.undo_until && !decision.isRunning) void decision.undo();
    },
    d: () => mayDecline && decision.setDeclining(true),
    ...Object.fromEntries(
      reviewChecks.map((check, index) => [String(index + 1), () => decision.toggle(check)]),
    ),
  });
  const params = { id: company.id };
  const exact = { exact: true, includeSearch: true };
  return (
    <>
      <PageHeader
        above={
          <Link to="/admin-dashboard" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.admin_companies()}
          </Link>
        }
        title={
          <span className="company-title">
            <CompanyLogo name={company.name} src={company.logo && `/${company.logo}`} />
            {company.name}
          </span>
        }
        lead={
          <span className="company-standing">
            <StatusBadge tone={tones[company.approved_status]}>
              {labelOf('approval_status', company.approved_status)}
            </StatusBadge>
            {waiting && (
              <span>
                {m.admin_waits_since({ date: dateLabel(company.submitted_at) })} ·{' '}
                {m.admin_waiting_place({ place: waiting.place, total: waiting.total })}
              </span>
            )}
            {owner && <span>{m.admin_owner_named({ name: owner.name })}</span>}
            {company.closed_at && (
              <span>
                {m.admin_closed_on({
                  date: dateLabel(company.closed_at),
                  erased: dateLabel(company.erase_after ?? ''),
                })}
              </span>
            )}
            <span>{m.admin_registered({ date: dateLabel(company.created_at) })}</span>
          </span>
        }
        actions={
          <>
            {previous && (
              <IconLink
                to="/manage-employer/$id"
                params={{ id: previous }}
                label={m.admin_previous()}
                icon={<ChevronStartIcon />}
                aria-keyshortcuts="k"
              />
            )}
            {next && (
              <IconLink
                to="/manage-employer/$id"
                params={{ id: next }}
                label={m.admin_next()}
                icon={<ChevronEndIcon />}
                aria-keyshortcuts="j"
              />
            )}
            {(previous ?? next) && (
              <span className="company-keys" aria-hidden="true">
                <Keys names={['k', 'j']} />
              </span>
            )}
            {company.approved_status === 'Approved' && (
              <Button onClick={() => decision.setSuspending(true)}>{m.admin_suspend()}</Button>
            )}
            {company.approved_status === 'Suspended' && (
              <Button
                variant="primary"
                loading={decision.isRunning}
                onClick={() => void decision.liftSuspension()}
              >
                {m.admin_lift_suspension()}
              </Button>
            )}
            <span className="decision-acts">
              <DecisionActs company={company} decision={decision} />
            </span>
          </>
        }
      />
      {decision.problem && (
        <Notice tone="no" role="alert">
          {decision.problem}
        </Notice>
      )}
      {administered.undo_until && (
        <UndoNotice
          until={administered.undo_until}
          title={labelOf('approval_status', company.approved_status)}
          isRunning={decision.isRunning}
          onUndo={() => void decision.undo()}
        />
      )}
      {company.approved_status !== 'Pending' && <DecisionReason company={company} />}
      <Tabs label={m.admin_company_tabs()}>
        <TabLink to="/manage-employer/$id" params={params} search={{}} activeOptions={exact}>
          {m.admin_tab_review()}
        </TabLink>
        <TabLink to="/manage-employer/$id" params={params} search={{ tab: 'plan' }} activeOptions={exact}>
          {m.admin_tab_plan()}
        </TabLink>
        <TabLink
          to="/manage-employer/$id"
          params={params}
          search={{ tab: 'members' }}
          activeOptions={exact}
          count={members.length}
        >
          {m.admin_members()}
        </TabLink>
        <TabLink
          to="/manage-employer/$id"
          params={params}
          search={{ tab: 'activity', ...(view.page && { page: view.page }) }}
          activeOptions={exact}
        >
          {m.admin_activity()}
        </TabLink>
      </Tabs>
      {decision.isSuspending && (
        <SuspendDialog
          company={company}
          onClose={() => {
            decision.setSuspending(false);
            void decision.refresh();
          }}
        />
      )}
      {decision.isClosing && (
        <CloseDialog
          company={company}
          onClose={() => {
            decision.setClosing(false);
            void decision.refresh();
          }}
        />
      )}
      {decision.isDeclining && (
        <DeclineDialog
          company={company}
          openChecks={decision.openChecks}
          onClose={() => {
            decision.setDeclining(false);
            void decision.refresh();
          }}
          onDone={() => {
            decision.setDeclining(false);
            void decision.refresh();
          }}
        />
      )}
    </>
  );
}
