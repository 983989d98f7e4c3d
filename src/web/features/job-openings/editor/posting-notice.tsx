import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** Why a new opening can't be posted now, before anybody has written it: the trial is over, or every slot is taken. */
export function PostingNotice({ slots }: { slots: { used: number; total: number } | undefined }) {
  const own = useCompany();
  const plans = <PageLink to="/plans">{m.job_openings_editor_see_plans()}</PageLink>;
  if (own?.company.trial_expiry_days === 0) {
    return (
      <Notice tone="no" title={m.companies_trial_over_title()} actions={plans}>
        {m.companies_trial_over_text()}
      </Notice>
    );
  }
  if (!slots || slots.used < slots.total) return null;
  return (
    <Notice tone="wait" title={m.job_openings_editor_slots_full()} actions={plans}>
      {m.job_openings_editor_slots_full_text()}
    </Notice>
  );
}
