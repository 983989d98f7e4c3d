import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { VerifyEmailScreen } from '#web/features/identity/verify-email-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/verify-email')({
  validateSearch: (search): { token?: string } => ({ token: one(search.token) }),
  head: () =>
    pageHead({
      title: m.identity_verify_title(),
      description: import.meta.env.SSR ? m.identity_verify_again_lead() : '',
      path: '/verify-email',
    }),
  component: () => <VerifyEmailScreen token={Route.useSearch().token} />,
});
