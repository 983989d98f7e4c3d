import { createFileRoute, redirect } from '@tanstack/react-router';
import { dashboardOf } from '#domain/identity/people.ts';
import { one } from '#web/search-params.ts';

/** The old address of a shared introduction; without an id, of the own one; who can have none goes to the own dashboard. */
export const Route = createFileRoute('/_public/profile_/candidate-video-cv')({
  validateSearch: (search): { id?: string } => ({ id: one(search.id) || undefined }),
  beforeLoad: ({ search, context }) => {
    const id = search.id?.replace(/_candidate$/, '');
    if (id) throw redirect({ to: '/video-cv/$id', params: { id: `${id}_candidate` } });
    const role = context.surroundings.viewer?.role;
    if (!role) throw redirect({ to: '/login' });
    throw redirect({ to: role === 'candidate' ? '/profile/video-cv' : dashboardOf(role) });
  },
});
