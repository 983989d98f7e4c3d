import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { AnswersScreen } from '#web/features/applications/review/answers-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_application/question_answer')({
  validateSearch: (search) => ({ id: one(search.id) }),
  head: () => ({ meta: [{ title: `${m.applications_answers()} · ${productName}` }] }),
  component: Answers,
});

function Answers() {
  return <AnswersScreen id={Route.useSearch().id ?? ''} />;
}
