import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { MissingSharedApplications } from '#web/features/applications/sharing/missing-room.tsx';
import { loadRoom } from '#web/features/applications/sharing/room-loader.ts';
import { RoomPage } from '#web/features/applications/sharing/room-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/shared_applications/$id')({
  loader: ({ params }) => loadRoom(params.id),
  head: ({ params, loaderData }) => {
    const path = `/shared_applications/${params.id}`;
    if (!loaderData)
      return pageHead({
        title: m.content_shared_missing_title(),
        description: import.meta.env.SSR ? m.content_shared_missing_text() : '',
        path,
        noindex: true,
      });
    return pageHead({
      title: m.sharing_room_shared({ company: loaderData.company.name }),
      description: import.meta.env.SSR ? m.sharing_room_description() : '',
      path,
      noindex: true,
    });
  },
  component: SharedApplications,
  notFoundComponent: () => <MissingSharedApplications />,
});

function SharedApplications() {
  const head = Route.useLoaderData();
  return head ? <RoomPage head={head} /> : <MissingSharedApplications code="410" />;
}
