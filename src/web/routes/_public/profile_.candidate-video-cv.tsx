import { createFileRoute, redirect } from '@tanstack/react-router';
import { one } from '#web/search-params.ts';

/** The old address of a shared introduction; without an id, of the own one. */
export const Route = createFileRoute('/_public/profile_/candidate-video-cv')({
  validateSearch: (search): { id?: string } => ({ id: one(search.id) || undefined }),
  beforeLoad: ({ search, context }) => {
    const id = search.id?.replace(/_candidate$/, '');
    if (id) throw redirect({ to: '/video-cv/$id', params: { id: `${id}_candidate` } });
    const isCandidate = context.surroundings.viewer?.role === 'candidate';
    throw redirect({ to: isCandidate ? '/profile/video-cv' : '/login' });
  },
});
