import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { AccountSettingsScreen } from '#web/features/identity/account-settings-screen.tsx';
import { ExportCard } from '#web/features/identity/export-card.tsx';
import { PreferencesCard } from '#web/features/identity/preferences/preferences-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { HiddenCompaniesCard } from './hidden-companies-card.tsx';
import { type CameBack, ProvidersCard } from './providers-card.tsx';
import { VisibilityCard } from './visibility-card.tsx';
import '#web/features/candidates/candidates.css';
import './settings.css';

/** The cards by name, to go straight to one; on a wide screen they stand beside. */
function SettingsContents() {
  const cards = [
    ['visibility', m.candidates_visibility()],
    ['hidden-companies', m.candidates_hidden()],
    ['consents', m.candidates_consents()],
    ['job-alerts', m.alerts_title()],
    ['notifications', m.notifications_choices()],
    ['language', m.identity_language()],
    ['change-password', m.identity_change_password()],
    ['second-factor', m.second_step_settings()],
    ['own-sessions', m.identity_sessions()],
    ['export', m.candidates_export()],
    ['delete', m.candidates_delete()],
  ] as const;
  return (
    <nav className="settings-contents" aria-label={m.area_settings()}>
      <ul>
        {cards.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `/candidate-settings`: who sees what, what is sent, and what becomes of the data. */
export function CandidateSettingsScreen({
  cameBack,
  children,
}: {
  cameBack: CameBack;
  children?: ReactNode;
}) {
  const { data } = useDetails();
  return (
    <>
      <AccountSettingsScreen contents={<SettingsContents />}>
        {data ? (
          <>
            <VisibilityCard details={data.data} />
            <HiddenCompaniesCard />
            <ConsentsCard details={data.data} />
            {children}
            <PreferencesCard />
            <ProvidersCard {...cameBack} />
          </>
        ) : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
      </AccountSettingsScreen>
      <div className="settings settings-end">
        <ExportCard path="/api/candidate-export" lead={m.candidates_export_lead()} />
        <DeleteCard />
      </div>
    </>
  );
}
