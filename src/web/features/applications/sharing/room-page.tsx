import { useQuery } from '@tanstack/react-query';
import type { RoomHead as Head } from '#contract/sharing-responses.ts';
import { query } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { MissingSharedApplications } from '#web/features/applications/sharing/missing-room.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { refusalOf } from '#web/refusal.ts';
import { RoomContents } from './room-contents.tsx';
import { RoomEntry } from './room-entry.tsx';
import { RoomHead } from './room-head.tsx';
import './room.css';

/** The shortlist room: whose it is, then the name under which one looks, then the candidates. */
export function RoomPage({ head }: { head: Head }) {
  const contents = useQuery(query.sharing.contents.queryOptions({ input: { id: head.id }, retry: false }));
  const code = refusalOf(contents.error)?.code;
  if (code === 'LINK_EXPIRED' || code === 'NOT_FOUND') return <MissingSharedApplications code="410" />;
  return (
    <div className="wrap room">
      <RoomHead head={head} question={contents.data?.data?.question} />
      <Answered query={contents} skeleton={<RoomSkeleton />}>
        {({ data }) => (data ? <RoomContents head={head} room={data} /> : <RoomEntry head={head} />)}
      </Answered>
    </div>
  );
}

function RoomSkeleton() {
  return (
    <div className="room-panes">
      <Skeleton width="100%" height={280} />
      <Skeleton width="100%" height={520} />
    </div>
  );
}
