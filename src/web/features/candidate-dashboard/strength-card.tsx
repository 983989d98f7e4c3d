import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { Card } from '#web/design/data/card.tsx';
import { ProgressRing } from '#web/design/data/progress-ring.tsx';
import { CheckIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import {
  groupNames,
  nextBestStep,
  placeOf,
  strengthGroups,
  strengthOf,
} from '#web/features/candidates/strength-steps.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** From here on a profile says who somebody is, and is no longer what they should see first. */
const strong = 70;

export function isThin(details: CandidateDetails): boolean {
  return strengthOf(details).total < strong;
}

/** The completion as a ring, the next best step, and what each part adds; small, the parts are folded. */
export function StrengthCard({ details, isSmall = false }: { details: CandidateDetails; isSmall?: boolean }) {
  const strength = strengthOf(details);
  const { total } = strength;
  const next = nextBestStep(strength);
  const title =
    total >= 100
      ? m.candidates_strength_whole()
      : total >= strong
        ? m.candidates_strength_strong()
        : total >= 40
          ? m.candidates_strength_growing()
          : m.candidates_strength_start();
  return (
    <Card
      as="section"
      className={classNames('strength-card', isSmall && 'strength-small')}
      aria-labelledby="own-strength"
    >
      <div className="strength-head">
        <ProgressRing
          value={total}
          label={m.candidates_strength_label({ total })}
          size={isSmall ? 'md' : 'lg'}
        />
        <div>
          <h2 id="own-strength">{title}</h2>
          {next ? (
            <p>
              <b>{m.candidates_next_step()}</b>{' '}
              {next.key === 'cv' ? (
                <>
                  <PageLink to="/cv-builder">{m.candidates_next_step_cv()}</PageLink>{' '}
                  <PageLink to={placeOf('cv')}>{m.candidates_next_step_cv_upload()}</PageLink>
                </>
              ) : (
                <PageLink to={next.href}>{groupNames[next.key]()}</PageLink>
              )}
              {'. '}
              {m.candidates_next_step_adds({ weight: next.weight })}
            </p>
          ) : (
            <p>
              {m.candidates_strength_done()}{' '}
              <PageLink to="/cv-builder">{m.candidates_strength_done_cv()}</PageLink>
            </p>
          )}
        </div>
      </div>
      {isSmall ? (
        <>
          {next?.key !== 'video_cv' && <VideoLine count={details.video_cv.length} />}
          <details className="dash-fold strength-fold">
            <summary>{m.candidates_strength_parts()}</summary>
            <StrengthParts strength={strength} />
          </details>
        </>
      ) : (
        <StrengthParts strength={strength} />
      )}
    </Card>
  );
}

/** The video introduction in a line, where its card has no place. */
function VideoLine({ count }: { count: number }) {
  return (
    <p className="strength-video">
      <VideoIcon size="sm" />
      <PageLink to="/profile/video-cv">
        {count > 0 ? m.candidates_video_update() : m.candidates_video_record()}
      </PageLink>
    </p>
  );
}

function StrengthParts({ strength }: { strength: ReturnType<typeof strengthOf> }) {
  return (
    <ul className="strength-parts">
      {strengthGroups(strength).map(({ key, weight, isFilled, href }) => (
        <li key={key} data-filled={isFilled || undefined}>
          {isFilled ? (
            <CheckIcon size="sm" label={m.candidates_part_done()} />
          ) : (
            <PlusIcon size="sm" label={m.candidates_part_open()} />
          )}
          <PageLink to={href}>{groupNames[key]()}</PageLink>
          <span className="num">{inDigits(weight)}</span>
        </li>
      ))}
    </ul>
  );
}
