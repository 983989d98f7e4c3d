import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { StarIcon } from '#web/design/icons/subject-icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { laterPart } from '#web/later-part.ts';
import { RateKeys, TryAct, TryFrame, TryPick } from './try-frame.tsx';
import { type TryPerson, tryPeople } from './try-people.ts';
import { TryPersonPane } from './try-person.tsx';

// Comes when the part is near: who never scrolls there never asks for it.
// Where it can't come the picture stays.
const TryLive = laterPart(
  (): Promise<TryPart> => import('./try-live.tsx').then(({ TryLive }) => TryLive),
  StillScreen,
);
type TryPart = (props: { people: readonly TryPerson[] }) => ReactNode;

/** A review to try without an account, by keys or by pointer; a picture of it until its script has come. */
export function TryScreen() {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const people = tryPeople();
  const still = <StillScreen people={people} />;
  return (
    <section ref={section} id="try" className="try" aria-labelledby="try-title">
      <div className="wrap">
        <h2 id="try-title">{m.content_try_title()}</h2>
        <p className="try-lead">{m.content_try_lead()}</p>
        {isNear ? (
          <Suspense fallback={still}>
            <TryLive people={people} />
          </Suspense>
        ) : (
          still
        )}
        <noscript>
          <p className="try-lead">{m.content_try_unscripted()}</p>
        </noscript>
      </div>
    </section>
  );
}

/** Before it can be pressed: the same shape, so that nothing moves when it can. */
function StillScreen({ people }: { people: readonly TryPerson[] }) {
  const [first] = people;
  if (!first) return null;
  return (
    <TryFrame
      list={people.map((person, index) => (
        <li key={person.name}>
          <span className="try-pick" data-current={index === 0 || undefined}>
            <TryPick person={person} />
          </span>
        </li>
      ))}
      acts={
        <>
          <TryAct title={m.content_try_status()} keys={<Kbd>s</Kbd>}>
            <StatusBadge tone="neutral">{m.reference_application_status_pending()}</StatusBadge>
            <span className="btn" aria-hidden="true">
              {m.applications_shortlist()}
            </span>
          </TryAct>
          <TryAct title={m.content_try_rating()} keys={<RateKeys />}>
            <span className="try-stars" aria-hidden="true">
              {[1, 2, 3, 4, 5].map((star) => (
                <StarIcon key={star} />
              ))}
            </span>
          </TryAct>
        </>
      }
      foot={m.content_try_done({ rated: 0, total: people.length, shortlisted: 0 })}
    >
      <TryPersonPane person={first} />
    </TryFrame>
  );
}

/** Whether the part has come near to what is seen; once it has, it stays. */
function useIsNear(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return isNear;
}
