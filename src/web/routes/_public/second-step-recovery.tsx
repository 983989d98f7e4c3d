import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SecondStepRecoveryScreen } from '#web/features/identity/second-step/recovery-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/second-step-recovery')({
  validateSearch: (search): { token?: string } => ({ token: one(search.token) }),
  head: () =>
    pageHead({
      title: m.second_step_recovery_title(),
      description: import.meta.env.SSR ? m.second_step_recovery_description() : '',
      path: '/second-step-recovery',
      noindex: true,
    }),
  component: () => <SecondStepRecoveryScreen token={Route.useSearch().token} />,
});
