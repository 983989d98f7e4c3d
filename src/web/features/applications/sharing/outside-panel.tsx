import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { zonedMomentText } from '#web/moments.ts';
import { lastMinute } from './closing.ts';
import { ReviewLines } from './own-review.tsx';

export function outsideQuery(id: string) {
  return query.sharing.ofApplication.queryOptions({ input: { id } });
}

/** What people outside said of an application, and the links that show it; nothing where it never was shared. */
export function OutsidePanel({ id }: { id: string }) {
  const { locale } = useSurroundings();
  const outside = useQuery(outsideQuery(id)).data?.data;
  if (!outside || (outside.links.length === 0 && outside.reviews.length === 0)) return null;
  return (
    <section aria-labelledby="review-outside" className="stack">
      <h3 id="review-outside">{m.sharing_outside()}</h3>
      {outside.reviews.length === 0 && <p className="muted small">{m.sharing_said_none()}</p>}
      <ReviewLines reviews={outside.reviews} />
      {outside.links.map((link) => (
        <Link key={link.id} className="small" to="/job_application/shared" search={{ id: link.id }}>
          {m.sharing_outside_links({
            title: link.title,
            moment: zonedMomentText(lastMinute(link.expires_at), link.timezone, locale),
          })}
        </Link>
      ))}
    </section>
  );
}
