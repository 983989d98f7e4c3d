import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { ProgressRing } from '#web/design/data/progress-ring.tsx';
import { CheckIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import {
  placeOf,
  type StrengthGroup,
  strengthGroups,
  strengthOf,
} from '#web/features/candidates/strength-steps.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

const groupNames: Readonly<Record<StrengthGroup['key'], () => string>> = {
  cv: m.candidates_part_cv,
  experiences: m.candidates_part_experiences,
  educations: m.candidates_part_educations,
  video_cv: m.candidates_part_video,
  personal: m.candidates_part_personal,
  rest: m.candidates_part_rest,
};

/** The completion as a ring, the next best step, and what each part adds. */
export function StrengthCard({ details }: { details: CandidateDetails }) {
  const strength = strengthOf(details);
  const { total, nextBestStep } = strength;
  const title =
    total >= 100
      ? m.candidates_strength_whole()
      : total >= 70
        ? m.candidates_strength_strong()
        : total >= 40
          ? m.candidates_strength_growing()
          : m.candidates_strength_start();
  return (
    <Card as="section" className="strength-card" aria-labelledby="own-strength">
      <div className="strength-head">
        <ProgressRing value={total} label={m.candidates_strength_label({ total })} />
        <div>
          <h2 id="own-strength">{title}</h2>
          {nextBestStep ? (
            <p>
              <b>{m.candidates_next_step()}</b>{' '}
              {nextBestStep.field === 'cv' ? (
                <>
                  <PageLink to="/cv-builder">{m.candidates_next_step_cv()}</PageLink>{' '}
                  <PageLink to={placeOf('cv')}>{m.candidates_next_step_cv_upload()}</PageLink>
                </>
              ) : (
                <PageLink to={placeOf(nextBestStep.field)}>
                  {labelOf('strength', nextBestStep.field)}
                </PageLink>
              )}
              {'. '}
              {m.candidates_next_step_adds({ weight: nextBestStep.weight })}
            </p>
          ) : (
            <p>
              {m.candidates_strength_done()}{' '}
              <PageLink to="/cv-builder">{m.candidates_strength_done_cv()}</PageLink>
            </p>
          )}
        </div>
      </div>
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
    </Card>
  );
}
