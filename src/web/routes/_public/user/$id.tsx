import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { loadProfile, profileAudience } from '#web/features/candidates/public/load-profile.ts';
import { ProfilePage } from '#web/features/candidates/public/profile-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/user/$id')({
  validateSearch: (search) => ({ as: profileAudience(one(search.as)) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, context }) => {
    const profile = await loadProfile(params.id, deps.as);
    if (!profile) throw redirect({ to: '/404/user/$id', params });
    // A company has more to do with a profile than to read it.
    if (profile.audience === 'company' && context.surroundings.viewer?.role === 'company')
      throw redirect({ to: '/user/candidate/$id', params });
    return profile;
  },
  head: ({ loaderData, params }) =>
    pageHead({
      title: loaderData?.name ?? m.candidates_profile(),
      description: m.candidates_public_description({ name: loaderData?.name ?? '' }),
      path: `/user/${params.id}`,
      noindex: true,
      kind: 'profile',
    }),
  component: () => <ProfilePage profile={Route.useLoaderData()} />,
});
