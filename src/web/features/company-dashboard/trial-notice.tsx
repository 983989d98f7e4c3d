import { m } from '#texts/messages.js';
import { LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import type { OwnCompany } from '#web/features/companies/use-company.ts';

/** Days left of the trial, from 7 down; 0 says that it is over. */
export function TrialNotice({ days, own }: { days: number | null; own: OwnCompany }) {
  if (days === null) return null;
  const { trial_expiry } = own.company;
  return (
    <Notice
      tone={days === 0 ? 'no' : 'wait'}
      title={days === 0 ? m.companies_trial_over_title() : m.companies_trial_days({ days })}
      actions={
        <LinkButton size="sm" to={'/company-profile-edit/settings/plan' as string}>
          {m.companies_see_plans()}
        </LinkButton>
      }
    >
      {days === 0
        ? m.companies_trial_over_text()
        : m.companies_trial_text({ date: trial_expiry ? dateLabel(trial_expiry, 'long') : '' })}
    </Notice>
  );
}
