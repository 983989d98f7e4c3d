import type { Ratings } from '#contract/assessments.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Kbd } from '#web/design/kbd.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { isolated, joined } from '#web/isolation.ts';
import { Stars, StarsInput } from './stars.tsx';
import { useRating } from './use-rating.ts';
import './rating-panel.css';

/** The own rating, on the whole and on the opening's criteria; those of colleagues once it is given. */
export function RatingPanel({ id, ratings }: { id: string; ratings: Ratings }) {
  const { given, rate, score } = useRating(id, ratings);
  useKeys({
    1: () => rate(1),
    2: () => rate(2),
    3: () => rate(3),
    4: () => rate(4),
    5: () => rate(5),
  });
  return (
    <section aria-labelledby="review-rating-title">
      <h3 id="review-rating-title">
        {m.applications_rating_own()}
        <span className="rating-keys">
          <span dir="ltr">
            <Kbd>1</Kbd>–<Kbd>5</Kbd>
          </span>
        </span>
      </h3>
      <div className="rating-line">
        <StarsInput label={m.applications_rating_own()} value={given.rating} onChange={rate} />
        <b className="num">{inDigits(given.rating ?? '–')}</b>
      </div>
      {ratings.criteria.length > 0 && (
        <ul className="rating-criteria">
          {ratings.criteria.map((criterion) => (
            <li key={criterion}>
              <span aria-hidden="true">{criterion}</span>
              <StarsInput
                small
                label={criterion}
                value={given.scores[criterion] ?? null}
                onChange={(value) => score(criterion, value)}
              />
            </li>
          ))}
        </ul>
      )}
      <Team ratings={ratings} />
    </section>
  );
}

function Team({ ratings: { own, count, average, others } }: { ratings: Ratings }) {
  const others_count = own ? count - 1 : count;
  if (others_count === 0) return null;
  if (!own) return <p className="muted xs">{m.applications_rating_hidden({ count: others_count })}</p>;
  return (
    <div className="rating-team">
      <p>
        <b>{m.applications_rating_team({ count })}</b>
        {average !== null && <Stars value={average} />}
      </p>
      <ul>
        {others.map(({ by, value, scores }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole; two colleagues may share a name
          <li key={at}>
            <span>
              {by ?? m.applications_former_colleague()}
              {Object.keys(scores).length > 0 && <span className="muted xs">{scoresText(scores)}</span>}
            </span>
            <Stars value={value} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function scoresText(scores: Record<string, number>): string {
  return joined(Object.entries(scores).map(([criterion, value]) => `${isolated(criterion)} ${value}`));
}
