import { m } from '#texts/messages.js';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { ChangePasswordCard } from '#web/features/identity/change-password-card.tsx';
import { LanguageCard } from '#web/features/identity/preferences/language-card.tsx';
import { PreferencesCard } from '#web/features/identity/preferences/preferences-card.tsx';
import { SecondFactorCard } from '#web/features/identity/second-step/second-factor-card.tsx';
import { SessionsCard } from '#web/features/identity/sessions-card.tsx';
import { EndingCards } from './ending-cards.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import '#web/features/companies/companies.css';
import './settings.css';

/** The own account: what it hears of by email, its password, where it is signed in. */
export function AccountScreen() {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_account()} lead={own.user.email}>
      <NotificationsForm />
      <PreferencesCard />
      <LanguageCard />
      <ChangePasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <EndingCards own={own} />
    </SettingsPage>
  );
}
