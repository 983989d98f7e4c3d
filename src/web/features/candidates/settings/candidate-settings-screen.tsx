import { m } from '#texts/messages.js';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { AccountSettingsScreen } from '#web/features/identity/account-settings-screen.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';
import { HiddenCompaniesCard } from './hidden-companies-card.tsx';
import { SwitchesCard } from './switches-card.tsx';
import { VisibilityCard } from './visibility-card.tsx';
import '#web/features/candidates/candidates.css';
import './settings.css';

const notifications = [
  ['email_new_job', m.candidates_notify_new_job],
  ['email_job_updates', m.candidates_notify_job_updates],
  ['email_incomplete_interview', m.candidates_notify_interview],
] as const;

/** `/candidate-settings`: who sees what, what is sent, and what becomes of the data. */
export function CandidateSettingsScreen() {
  const { data } = useDetails();
  return (
    <>
      <AccountSettingsScreen>
        {data ? (
          <>
            <VisibilityCard details={data.data} />
            <HiddenCompaniesCard />
            <ConsentsCard details={data.data} />
            <SwitchesCard
              id="notifications"
              title={m.candidates_notifications()}
              lead={m.candidates_notifications_lead()}
              details={data.data}
              switches={notifications}
            />
          </>
        ) : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
      </AccountSettingsScreen>
      <div className="settings settings-end">
        <ExportCard />
        <DeleteCard />
      </div>
    </>
  );
}
