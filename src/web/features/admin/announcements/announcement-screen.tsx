import { useQuery } from '@tanstack/react-query';
import type { Announcement } from '#contract/announcements.ts';
import { locales } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { SentAnnouncement } from './sent-announcement.tsx';

/** A draft to write, or how far one is that is sent. */
export function AnnouncementScreen({ id }: { id: string }) {
  const announcement = useQuery({
    ...query.announcements.read.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.state === 'sending' ? 1000 : false),
  });
  return (
    <Answered query={announcement} skeleton={<SkeletonCard />}>
      {({ data }) =>
        data.state === 'draft' ? (
          <AnnouncementForm key={data.id} announcement={data} title={m.admin_news_edit()} />
        ) : (
          <SentAnnouncement announcement={data} />
        )
      }
    </Answered>
  );
}

const empty = {
  audience: 'everybody' as const,
  path: '',
  texts: Object.fromEntries(
    locales.map((locale) => [locale, { subject: '', text: '', button: '' }]),
  ) as Announcement['texts'],
};

export function NewAnnouncementScreen() {
  return <AnnouncementForm announcement={empty} title={m.admin_news_new()} />;
}
