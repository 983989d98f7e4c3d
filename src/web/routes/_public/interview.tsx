import { createFileRoute } from '@tanstack/react-router';
import { refusedAnswers } from '#domain/interviews/refused-answers.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { AnswerGone, AnswerPage } from '#web/features/interviews/answer/answer-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { readFailure } from '#web/refusal.ts';
import { one } from '#web/search-params.ts';

const ways = ['confirm', 'propose', 'decline'] as const;

export const Route = createFileRoute('/_public/interview')({
  validateSearch: (search) => ({
    token: one(search.token),
    id: one(search.id),
    answer: ways.find((way) => way === one(search.answer)),
    refused: refusedAnswers.find((reason) => reason === one(search.refused)),
  }),
  loaderDeps: ({ search: { token, id } }) => ({ token, id }),
  loader: async ({ deps: named }) => {
    try {
      return { interview: (await api.interviews.invitation(named)).data };
    } catch (error) {
      const { code, message } = readFailure(error);
      if (code === 'INTERNAL') throw error;
      return { message: code === 'LINK_EXPIRED' ? m.interviews_gone_text() : message };
    }
  },
  head: () =>
    pageHead({
      title: m.interviews_page_title(),
      description: import.meta.env.SSR ? m.interviews_page_description() : '',
      path: '/interview',
      noindex: true,
    }),
  component: Interview,
});

function Interview() {
  const { token, id, answer, refused } = Route.useSearch();
  const loaded = Route.useLoaderData();
  return (
    <div className="wrap interview-page">
      {loaded.interview ? (
        <AnswerPage loaded={loaded.interview} named={{ token, id }} way={answer} refused={refused} />
      ) : (
        <AnswerGone message={loaded.message} />
      )}
    </div>
  );
}
