import type { ApplicationFit } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { AlertIcon, CheckIcon } from '#web/design/icons/icons.tsx';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import { requirementState } from './requirement-state.ts';
import './fit-panel.css';

/** "Meets 4 of 6": each thing that the opening asks, what is missing first. */
export function FitPanel({ fit: { met, total, requirements } }: { fit: ApplicationFit }) {
  const sorted = requirements.toSorted((a, b) => Number(a.met) - Number(b.met));
  return (
    <section className="review-fit" aria-labelledby="review-fit">
      <h3 id="review-fit">
        <StatusBadge tone={met === total ? 'ok' : 'wait'} icon={met === total ? undefined : null}>
          {m.applications_meets({ met, total })}
        </StatusBadge>{' '}
        <span className="tags-label">{m.applications_fit_asked()}</span>
      </h3>
      <ul className="tags">
        {sorted.map((requirement) => (
          <li
            key={requirement.kind + requirement.wanted}
            className={requirement.met ? undefined : 'fit-missing'}
          >
            <Tag icon={requirement.met ? <CheckIcon size="sm" /> : <AlertIcon size="sm" />}>
              <span>
                <span className={requirement.met ? 'sr' : undefined}>{requirementState(requirement)} </span>
                {requirementText(requirement)}
              </span>
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
