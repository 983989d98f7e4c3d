import { createFileRoute } from '@tanstack/react-router';
import { additionNotices } from '#domain/applications/added-answers.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import {
  AddedAnswerPage,
  AnsweredPage,
  AnswerOver,
  isOutcome,
} from '#web/features/applications/by-hand/answer-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { readFailure } from '#web/refusal.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/added-application')({
  validateSearch: (search): AnswerSearch => ({
    token: one(search.token),
    said: additionNotices.find((notice) => notice === one(search.said)),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    if (!token) return undefined;
    try {
      return (await api.applicationAdditions.asked({ token })).data;
    } catch (error) {
      if (readFailure(error).code === 'LINK_EXPIRED') return undefined;
      throw error;
    }
  },
  head: () =>
    pageHead({
      title: m.additions_page_head(),
      description: import.meta.env.SSR ? m.additions_page_description() : '',
      path: '/added-application',
      noindex: true,
    }),
  component: AddedApplication,
});

interface AnswerSearch {
  token?: string;
  said?: (typeof additionNotices)[number];
}

function AddedApplication() {
  const { token = '', said } = Route.useSearch();
  const asked = Route.useLoaderData();
  return (
    <div className="wrap added-page">
      {isOutcome(said) ? (
        <AnsweredPage said={said} />
      ) : asked ? (
        <AddedAnswerPage asked={asked} token={token} said={said} />
      ) : (
        <AnswerOver />
      )}
    </div>
  );
}
