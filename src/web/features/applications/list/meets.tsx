import type { ReceivedApplication } from '#contract/application-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { requirementState } from '#web/features/applications/review/requirement-state.ts';
import {
  requirementInSentence,
  requirementText,
} from '#web/features/job-openings/opening/requirement-text.ts';
import './meets.css';

/** "Meets 5 of 7", as steps and in words; on a card with the first of what is missing. */
export function Meets({
  meets,
  isShort,
  isInLine,
}: {
  meets: NonNullable<ReceivedApplication['meets']>;
  /** Without what is missing. */
  isShort?: boolean;
  /** What is missing stands in the same line, in what is left of it. */
  isInLine?: boolean;
}) {
  const { met, total, missing } = meets;
  return (
    <span className="meets">
      <span className={classNames('meets-line', isInLine && 'meets-one-line', met === total && 'meets-all')}>
        <span className="meets-steps" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are alike and keep their places.
            <i key={index} className={index < met ? 'meets-met' : undefined} />
          ))}
        </span>
        <span>{m.applications_meets({ met, total })}</span>
        {isInLine && <FirstGap missing={missing} isInLine />}
      </span>
      {!isShort && !isInLine && <FirstGap missing={missing} />}
    </span>
  );
}

/** The first of what is missing in a line, how many more there are, and all of it in the title. */
function FirstGap({
  missing,
  isInLine,
}: Pick<NonNullable<ReceivedApplication['meets']>, 'missing'> & { isInLine?: boolean }) {
  const [first, ...others] = missing;
  if (!first) return null;
  const all = missing.map((one) => `${requirementState(one)} ${requirementText(one)}`);
  return (
    <span className="meets-missing" title={all.join('\n')}>
      <span className="meets-gap">
        {first.unknown && !isInLine ? requirementState(first) : m.applications_meets_lacks()}{' '}
        {requirementInSentence(first)}
      </span>
      {others.length > 0 && (
        <span className="num meets-more" dir="ltr">
          +{inDigits(others.length)}
        </span>
      )}
    </span>
  );
}
