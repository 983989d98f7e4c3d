import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { typedMomentText } from '#web/moments.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import './nobody-chosen.css';

/** So many of the shortlist are named; the others are found among the applications. */
const shortlistShown = 6;

/** An interview that is for nobody yet: with a time already chosen, one of the shortlist is named by one press. */
export function NobodyChosen({ search }: { search: ScheduleSearch }) {
  const { locale } = useSurroundings();
  const { at } = search;
  const shortlist = useQuery({
    ...query.applications.list.queryOptions({ input: { status: 'Shortlisted', show: shortlistShown } }),
    enabled: at !== undefined,
  });
  const found = shortlist.data?.data;
  const people = found?.viewer === 'company' ? found.data.filter(mayBeInvited) : [];
  return (
    <EmptyState
      heading="h1"
      art={<EmptySearchArt />}
      title={m.interviews_nobody()}
      actions={<LinkButton to="/job_application/list">{m.interviews_choose_application()}</LinkButton>}
    >
      {at && people.length > 0 ? (
        <>
          <p className="num">{m.interviews_nobody_at({ time: typedMomentText(at, locale) ?? at })}</p>
          <ul className="shortlist-choice">
            {people.map(({ id, candidate: { name, avatar }, job }) => (
              <li key={id}>
                <Avatar name={name} src={avatar ? `/${avatar}` : undefined} size="sm" />
                <span>
                  <Link
                    to="/schedules/new"
                    search={{ ...search, application: id }}
                    className="interview-link"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="muted small">{job.title}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        m.interviews_nobody_text()
      )}
    </EmptyState>
  );
}

/** An invitation names whom it goes to, and goes to who is there. */
function mayBeInvited({
  blind,
  unconfirmed,
  candidate,
}: {
  blind: string | null;
  unconfirmed: boolean;
  candidate: { id: string | null };
}): boolean {
  return blind === null && !unconfirmed && candidate.id !== null;
}
