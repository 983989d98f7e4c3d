import { createFileRoute } from '@tanstack/react-router';
import { type RefusedEntry, refusedEntries } from '#domain/companies/refused-entries.ts';
import { m } from '#texts/messages.js';
import { SignInScreen } from '#web/features/companies/settings/sign-in/sign-in-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/sign-in')({
  validateSearch: (search): { refused?: RefusedEntry | undefined } => ({
    refused: refusedEntries.find((reason) => reason === search.refused),
  }),
  head: () => ({ meta: [{ title: `${m.companies_tab_sign_in()} · ${m.product_name()}` }] }),
  component: () => <SignInScreen refused={Route.useSearch().refused} />,
});
