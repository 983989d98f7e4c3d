import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Surroundings } from '#web/request.ts';

const surroundings: Surroundings = {
  locale: 'en',
  digits: 'latn',
  localePrefix: '',
  theme: 'auto',
  userType: '',
  registeringCompany: false,
  ownHost: '',
  publicUrl: 'https://mihna.example',
  viewer: null,
  hasEndedSession: false,
  liveAfter: '',
};

/** A call of a screen with what it has answered. */
type Answered = readonly [options: { queryKey: QueryKey }, answer: unknown];

/** A part of a screen as it first stands, as HTML: what its calls answered is there, every other one is awaited. */
export async function markupOf(
  part: ReactNode,
  answers: readonly Answered[] = [],
  reader: Partial<Surroundings> = {},
): Promise<string> {
  const queries = new QueryClient();
  for (const [{ queryKey }, answer] of answers) queries.setQueryData(queryKey, answer);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { surroundings: { ...surroundings, ...reader } },
  } as object);
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

/** The words of it, as they are read. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
