import { type ReactNode, useState } from 'react';
import type { ApplicationFit } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { AlertIcon, CheckIcon, ChevronDownIcon } from '#web/design/icons/icons.tsx';
import { Meets } from '#web/features/applications/list/meets.tsx';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import { type Requirement, requirementState } from './requirement-state.ts';
import { type SayingProfile, saidInstead } from './said-instead.ts';
import './fit-panel.css';

const heldId = 'review-fit-held';

/** "Meets 4 of 6" as a bar: what is missing stands beside it, with what the profile says instead; what is met is a press away. */
export function FitPanel({
  fit: { met, total, requirements },
  profile,
  act,
}: {
  fit: ApplicationFit;
  /** What the profile says instead of what is missing. */
  profile?: SayingProfile | undefined;
  /** What can be done about one of them. */
  act?: ((gap: Requirement) => ReactNode) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const gaps = requirements.filter((requirement) => !requirement.met);
  const bar = (
    <>
      <Meets meets={{ met, total, missing: gaps }} /> <span className="sr">{m.applications_fit_asked()}</span>
    </>
  );
  return (
    <section className="review-fit" aria-labelledby="review-fit">
      <h3 id="review-fit">
        {met > 0 ? (
          <button
            type="button"
            className="fit-bar"
            aria-expanded={isOpen}
            aria-controls={heldId}
            onClick={() => setOpen(!isOpen)}
          >
            {bar}
            <ChevronDownIcon size="sm" />
          </button>
        ) : (
          bar
        )}
      </h3>
      {gaps.length > 0 && (
        <ul className="fit-gaps">
          {gaps.map((gap, at) => {
            const said = saidInstead(gap, profile, gaps.slice(0, at));
            return (
              <li key={gap.kind + gap.wanted}>
                <AlertIcon size="sm" />
                <span className="fit-lack">
                  <span>
                    {requirementState(gap)} {requirementText(gap)}
                  </span>
                  {said && <b>{m.applications_meets_said({ said })}</b>}
                </span>
                {act?.(gap)}
              </li>
            );
          })}
        </ul>
      )}
      <ul id={heldId} className="fit-held" hidden={!isOpen}>
        {isOpen &&
          requirements
            .filter((requirement) => requirement.met)
            .map((requirement) => (
              <li key={requirement.kind + requirement.wanted}>
                <CheckIcon size="sm" />
                <span className="sr">{requirementState(requirement)} </span>
                {requirementText(requirement)}
              </li>
            ))}
      </ul>
    </section>
  );
}
