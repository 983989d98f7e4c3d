import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import './account-frame.css';

/** The head of both registrations: who registers, and the way to the sign-in; the form stands below. */
export function RegistrationFrame({
  isEmployer,
  redirect,
  below,
  children,
}: {
  isEmployer: boolean;
  redirect: string | undefined;
  /** Other ways than the form. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap registration">
      <header className="registration-head">
        <h1>{m.identity_registration_title()}</h1>
        <nav className="account-switch" aria-label={m.identity_registration_choice()}>
          <PageLink
            to={accountPath('/registration', { isEmployer: false, redirect })}
            aria-current={isEmployer ? undefined : 'page'}
          >
            {m.identity_candidate()}
          </PageLink>
          <PageLink
            to={accountPath('/registration', { isEmployer: true, redirect })}
            aria-current={isEmployer ? 'page' : undefined}
          >
            {m.identity_employer()}
          </PageLink>
        </nav>
        <p className="account-lead">
          {isEmployer ? m.identity_registration_employer_lead() : m.identity_registration_candidate_lead()}
        </p>
        <p>
          <PageLink to={accountPath('/login', { isEmployer, redirect })}>
            {m.identity_have_account()}
          </PageLink>
        </p>
        {below}
      </header>
      {children}
    </div>
  );
}
