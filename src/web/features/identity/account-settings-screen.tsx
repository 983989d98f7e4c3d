import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { LanguageCard } from '#web/features/identity/preferences/language-card.tsx';
import { SecondFactorCard } from '#web/features/identity/second-step/second-factor-card.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './account-settings-screen.css';

/** The settings that every account has; an area puts its own before them, and may name them all. */
export function AccountSettingsScreen({
  contents,
  children,
}: {
  contents?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="settings">
      <PageHeader title={m.area_settings()} />
      {contents}
      <div className="settings">
        {children}
        <LanguageCard />
        <ChangePasswordCard />
        <SecondFactorCard />
        <SessionsCard />
      </div>
    </div>
  );
}
