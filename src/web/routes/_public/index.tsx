import { createFileRoute, redirect } from '@tanstack/react-router';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { isCompanyModeStored } from '#web/stored-mode.ts';

export const Route = createFileRoute('/_public/')({
  staticData: { forcesLight: true },
  beforeLoad: ({ context: { surroundings } }) => {
    const { viewer, userType } = surroundings;
    if (viewer?.role === 'company' && isCompanyModeStored(userType))
      throw redirect({ href: localizedPath('/employer', surroundings.localePrefix) });
  },
  loader: async () => {
    const [articles, highlights, countries, site] = await Promise.all([
      api.content.articles({ show_home: true }),
      api.jobPool.highlights(),
      api.jobPool.countries({}),
      api.site.read(),
    ]);
    return {
      articles: articles.data,
      highlights: highlights.data,
      countries: countries.data,
      statistics: site.data.statistics,
    };
  },
  head: () =>
    pageHead({
      title: m.landing_meta_title(),
      description: import.meta.env.SSR ? m.landing_meta_description() : '',
      path: '/',
    }),
  component: Landing,
});

function Landing() {
  return <LandingPage {...Route.useLoaderData()} />;
}
