import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { MessagingPage } from '#web/features/content/messaging-page.tsx';
import { readMessagesSearch } from '#web/features/messaging/messages-search.ts';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_messaging/messaging-v1')({
  staticData: { fillsArea: true },
  validateSearch: readMessagesSearch,
  head: () =>
    pageHead({
      title: m.content_messages_meta_title(),
      description: import.meta.env.SSR ? m.content_messages_meta_description() : '',
      path: '/messaging-v1',
      noindex: true,
    }),
  component: () => <MessagingPage search={Route.useSearch()} />,
});
