import { type KeyboardEvent, useState } from 'react';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { Button } from '#web/design/button.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { pressedKey } from '#web/design/pressed-key.ts';
import { StarsInput } from '#web/features/applications/review/stars.tsx';
import { RateKeys, TryAct, TryFrame, TryPick } from './try-frame.tsx';
import type { TryPerson } from './try-people.ts';
import { TryPersonPane } from './try-person.tsx';

interface Decision {
  rating: number | null;
  isShortlisted: boolean;
}

const undecided: Decision = { rating: null, isShortlisted: false };

/** The review, to be pressed: what is decided lives as long as the page. */
export function TryLive({ people }: { people: readonly TryPerson[] }) {
  const [at, setAt] = useState(0);
  const [decisions, setDecisions] = useState<readonly Decision[]>(() => people.map(() => undecided));
  const [said, setSaid] = useState('');
  const person = people[at];
  const decision = decisions[at] ?? undecided;
  if (!person) return null;
  const { name } = person;
  const open = (index: number) => {
    const next = people[index];
    if (!next) return;
    setAt(index);
    setSaid(m.content_try_said_open({ name: next.name, number: index + 1, total: people.length }));
  };
  const decide = (change: Partial<Decision>) =>
    setDecisions(decisions.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const rate = (rating: number | null) => {
    decide({ rating });
    setSaid(rating ? m.content_try_said_rated({ name, rating }) : m.content_try_said_unrated({ name }));
  };
  const shortlist = () => {
    const isShortlisted = !decision.isShortlisted;
    decide({ isShortlisted });
    setSaid(isShortlisted ? m.content_try_said_shortlisted({ name }) : m.content_try_said_pending({ name }));
  };
  const keys: Readonly<Record<string, () => void>> = {
    j: () => open(at + 1),
    k: () => open(at - 1),
    s: shortlist,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((star) => [`${star}`, () => rate(decision.rating === star ? null : star)]),
    ),
  };
  // Here alone: a page's own letters are nobody's keys until one is inside.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[pressedKey(event.nativeEvent)];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every act has its control inside; keys are the second way.
    <div className="try-live" tabIndex={-1} onKeyDown={onKeyDown}>
      <TryFrame
        list={people.map((other, index) => (
          <li key={other.name}>
            <button
              type="button"
              className="try-pick"
              data-current={index === at || undefined}
              aria-current={index === at}
              onClick={() => open(index)}
            >
              <TryPick person={other} />
            </button>
          </li>
        ))}
        acts={
          <>
            <TryAct title={m.content_try_status()} keys={<Kbd>s</Kbd>}>
              <StageBadge stage={decision.isShortlisted ? 'Shortlisted' : 'Pending'}>
                {decision.isShortlisted
                  ? m.reference_application_status_shortlisted()
                  : m.reference_application_status_pending()}
              </StageBadge>
              <Button aria-keyshortcuts="s" aria-pressed={decision.isShortlisted} onClick={shortlist}>
                {m.applications_shortlist()}
              </Button>
            </TryAct>
            <TryAct title={m.content_try_rating()} keys={<RateKeys />}>
              <StarsInput label={m.content_try_rating()} value={decision.rating} onChange={rate} />
            </TryAct>
          </>
        }
        foot={m.content_try_done({
          rated: decisions.filter(({ rating }) => rating !== null).length,
          total: people.length,
          shortlisted: decisions.filter(({ isShortlisted }) => isShortlisted).length,
        })}
      >
        <TryPersonPane person={person} />
      </TryFrame>
      <p className="sr" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
