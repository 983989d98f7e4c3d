import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

const AnswerPage = lazy(async () => {
  const { AnswerPage: page } = await import('#web/features/interviews/answer/answer-page.tsx');
  return { default: page };
});

const ways = ['confirm', 'propose', 'decline'] as const;

export const Route = createFileRoute('/_public/interview')({
  validateSearch: (search) => ({
    token: one(search.token),
    id: one(search.id),
    answer: ways.find((way) => way === one(search.answer)),
  }),
  head: () =>
    pageHead({
      title: m.interviews_page_title(),
      description: m.interviews_page_description(),
      path: '/interview',
      noindex: true,
    }),
  component: Interview,
});

function Interview() {
  const { token, id, answer } = Route.useSearch();
  return (
    <div className="wrap interview-page">
      <ClientOnly>
        <Suspense>
          <AnswerPage named={{ token, id }} way={answer} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}
