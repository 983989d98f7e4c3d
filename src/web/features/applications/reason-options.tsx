import { rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import { m } from '#texts/messages.js';
import { labelOf } from '#web/features/companies/labels.ts';
import { useCompany } from '#web/features/companies/use-company.ts';

/** Why somebody is rejected: what every company has, then its own. */
export function ReasonOptions() {
  const own = useCompany()?.company.rejection_reasons ?? [];
  return (
    <>
      <option value="">{m.applications_reject_choose_reason()}</option>
      {[...rejectionReasons, ...own].map((reason) => (
        <option key={reason} value={reason}>
          {labelOf('rejection_reason', reason)}
        </option>
      ))}
    </>
  );
}
