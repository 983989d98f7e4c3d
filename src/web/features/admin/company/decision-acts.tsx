import type { AdministeredCompany } from '#contract/company-administration.ts';
import { canChangeApproval } from '#domain/companies/approval.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { ActKey } from './act-key.tsx';
import type { Decision } from './use-decision.ts';
import './decision-acts.css';

interface Props {
  company: AdministeredCompany['company'];
  decision: Decision;
}

/** What an administrator may decide on a company now. */
export function decisionsOn({ approved_status }: AdministeredCompany['company']) {
  return {
    mayApprove: canChangeApproval(approved_status, 'Approved', 'administrator'),
    mayDecline: canChangeApproval(approved_status, 'Declined', 'administrator'),
  };
}

/** Decline and approve, beside the name of the company on a desk. */
export function DecisionActs({ company, decision }: Props) {
  const { mayApprove, mayDecline } = decisionsOn(company);
  return (
    <>
      {mayDecline && (
        <Button
          aria-keyshortcuts="d"
          endIcon={<ActKey name="d" />}
          onClick={() => decision.setDeclining(true)}
        >
          {m.admin_decline()}
        </Button>
      )}
      {mayApprove && (
        <Button
          variant="primary"
          aria-keyshortcuts="a"
          endIcon={<ActKey name="a" />}
          loading={decision.isRunning}
          onClick={() => void decision.approve()}
        >
          {m.admin_approve()}
        </Button>
      )}
    </>
  );
}

/** The same at the thumb, on a phone. */
export function DecisionBar({ company, decision }: Props) {
  const { mayApprove, mayDecline } = decisionsOn(company);
  if (!mayApprove && !mayDecline) return null;
  return (
    <div className="decision-room">
      <div className="decision-bar">
        <DecisionActs company={company} decision={decision} />
      </div>
    </div>
  );
}
