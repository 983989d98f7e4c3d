import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { SignInPrompt } from '#web/features/content/sign-in-prompt.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { dashboards } from '#web/features/shell/navigation-entries.ts';

export const Route = createFileRoute('/_public/messaging-v1')({
  beforeLoad: ({ context: { surroundings } }) => {
    const { viewer } = surroundings;
    if (viewer) throw redirect({ to: dashboards[viewer.role] as '/' });
  },
  head: () =>
    pageHead({
      title: m.content_messages_meta_title(),
      description: m.content_messages_meta_description(),
      path: '/messaging-v1',
      noindex: true,
    }),
  component: SignInPrompt,
});
