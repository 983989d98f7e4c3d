import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { QuestionScreen } from '#web/features/applications/question/question-screen.tsx';
import { AnswersScreen } from '#web/features/applications/review/answers-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_application/question_answer')({
  validateSearch: (search): AnswersSearch => ({
    id: one(search.id),
    job_id: one(search.job_id),
    question: one(search.question),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.applications_answers()} · ${m.product_name()}` }] }),
  component: Answers,
});

interface AnswersSearch {
  /** One application; else an opening, with one of its questions. */
  id?: string;
  job_id?: string;
  question?: string;
  page?: number;
}

/** Of one application, or one question across all of an opening. */
function Answers() {
  const { id, job_id, question, page } = Route.useSearch();
  if (job_id) return <QuestionScreen search={{ job_id, question, page }} />;
  return <AnswersScreen id={id ?? ''} />;
}
