import type { ApplicationFit } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Meter } from '#web/design/data/meter.tsx';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import './talent-pool.css';

/** "Meets 6 of 7", its parts, and the gap in amber. */
export function FitLine({ fit: { met, total, requirements } }: { fit: ApplicationFit }) {
  const gaps = requirements.filter((requirement) => !requirement.met);
  return (
    <div className="talent-fit">
      <b>{m.talent_pool_meets({ met, total })}</b>
      <Meter met={met} total={total} small />
      {gaps.length > 0 && (
        <ul className="talent-gap">
          {gaps.map((gap) => (
            <li key={gap.kind + gap.wanted}>
              {gap.unknown
                ? m.talent_pool_unsaid({ requirement: requirementText(gap) })
                : requirementText(gap)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
