import { ORPCError } from '@orpc/client';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { pageHead } from '#web/features/shell/head.ts';
import { PublicVideoPage } from '#web/features/video/public-video-page.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/video-cv/$id')({
  validateSearch: (search): { id?: string } => ({ id: one(search.id) || undefined }),
  beforeLoad: ({ params, search }) => {
    if (params.id !== 'details') return;
    if (!search.id) throw notFound();
    throw redirect({ to: '/video-cv/$id', params: { id: search.id }, statusCode: 308 });
  },
  loader: ({ params }) =>
    api.videoIntroduction.read({ user_id: params.id }).catch((error: unknown) => {
      if (error instanceof ORPCError && error.status < 500) throw notFound();
      throw error;
    }),
  head: ({ loaderData, params }) =>
    pageHead({
      title: loaderData ? m.video_page_title({ name: loaderData.name }) : m.content_profile_missing_title(),
      description: m.video_page_description({ name: loaderData?.name ?? '' }),
      path: `/video-cv/${params.id}`,
      noindex: true,
      kind: 'profile',
    }),
  component: SharedVideos,
});

function SharedVideos() {
  const { name, data } = Route.useLoaderData();
  const { id } = Route.useParams();
  const { surroundings } = Route.useRouteContext();
  const shareId = id.replace(/_candidate$/, '');
  return (
    <PublicVideoPage
      name={name}
      address={`${surroundings.publicUrl}/video-cv/${shareId}_candidate`}
      profile={`/user/${shareId}`}
      videos={data}
    />
  );
}
