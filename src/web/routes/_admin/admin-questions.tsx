import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { QuestionsScreen } from '#web/features/admin/articles/questions-screen.tsx';

export const Route = createFileRoute('/_admin/admin-questions')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_questions()} · ${m.product_name()}` }] }),
  component: QuestionsScreen,
});
