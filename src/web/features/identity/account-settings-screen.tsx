import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './account-settings-screen.css';

/** The settings that every account has; an area puts its own before them. */
export function AccountSettingsScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="settings">
      <PageHeader title={m.area_settings()} />
      {children}
      <ChangePasswordCard />
      <SessionsCard />
    </div>
  );
}
