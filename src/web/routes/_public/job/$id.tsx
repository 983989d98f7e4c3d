import { createFileRoute } from '@tanstack/react-router';
import { openingIdOf, openingPath, openingPicturePath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { ClosedOpening } from '#web/features/job-openings/opening/closed-opening.tsx';
import { openingDescription, openingTitle } from '#web/features/job-openings/opening/opening-head.ts';
import { loadOpening } from '#web/features/job-openings/opening/opening-loader.ts';
import { OpeningPage } from '#web/features/job-openings/opening/opening-page.tsx';
import { OpeningSkeleton } from '#web/features/job-openings/opening/opening-skeleton.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/job/$id')({
  staticData: { forcesLight: true },
  // The bare id answers, too; the canonical address is the one that people can read.
  loader: ({ params }) => loadOpening(openingIdOf(params.id)),
  head: ({ params, loaderData }) => {
    const path = openingPath({ id: openingIdOf(params.id), title: '' });
    // Nothing was loaded: what never was public is not there, and not closed.
    if (!loaderData) {
      const title = m.job_openings_meta_title({ title: m.shell_not_found_title() });
      return pageHead({
        title,
        description: import.meta.env.SSR ? m.shell_not_found_text() : '',
        path,
        noindex: true,
      });
    }
    if (loaderData.kind !== 'open') {
      const title = m.job_openings_meta_title({ title: m.job_openings_closed() });
      return pageHead({
        title,
        description: import.meta.env.SSR ? m.job_openings_closed_text() : '',
        path,
        noindex: true,
      });
    }
    const { opening, posting } = loaderData;
    return {
      ...pageHead({
        title: m.job_openings_meta_title({ title: openingTitle(opening) }),
        description: openingDescription(opening),
        path: openingPath(opening),
        image: openingPicturePath(opening.id),
        languages: opening.languages,
      }),
      scripts: posting ? [{ type: 'application/ld+json', children: posting }] : [],
    };
  },
  component: Opening,
  pendingComponent: OpeningSkeleton,
  pendingMs: 250,
});

function Opening() {
  const loaded = Route.useLoaderData();
  return loaded.kind === 'open' ? (
    <OpeningPage opening={loaded.opening} />
  ) : (
    <ClosedOpening similar={loaded.similar} />
  );
}
