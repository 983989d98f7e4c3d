import { createFileRoute, redirect } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { QuestionsScreen } from '#web/features/admin/articles/questions-screen.tsx';

export const Route = createFileRoute('/_admin/admin-questions')({
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_questions()} · ${productName}` }] }),
  component: QuestionsScreen,
});
