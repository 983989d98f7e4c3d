import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { AlertIcon } from '#web/design/icons/icons.tsx';
import { requirementState } from '#web/features/applications/review/requirement-state.ts';
import {
  requirementInSentence,
  requirementText,
} from '#web/features/job-openings/opening/requirement-text.ts';
import './meets.css';

type Fit = NonNullable<ReceivedApplication['meets']>;

/** "Meets 5 of 7", as steps and in words; in a line also the first of what is missing, in what is left of it. */
export function Meets({ meets, isInLine }: { meets: Fit; isInLine?: boolean }) {
  const { met, total, missing } = meets;
  return (
    <span className="meets">
      <span className={classNames('meets-line', isInLine && 'meets-one-line', met === total && 'meets-all')}>
        <Steps met={met} total={total} />
        <span>{m.applications_meets({ met, total })}</span>
        {isInLine && (
          <FirstGap missing={missing}>
            <span>{m.applications_meets_lacks()}</span>
          </FirstGap>
        )}
      </span>
    </span>
  );
}

/**
 * The same of a card: the steps as wide as it is, below them how many in figures, a sign for what is missing, and at the end
 * what else the card carries.
 */
export function MeetsOnCard({ meets, children }: { meets: Fit | null; children: ReactNode }) {
  return (
    <span className="meets">
      {meets && <Steps {...meets} />}
      <span
        className={classNames(
          'meets-line',
          'meets-one-line',
          meets !== null && meets.met === meets.total && 'meets-all',
        )}
      >
        {meets && (
          <span className="num">
            <span className="sr">{m.applications_meets(meets)}</span>
            <span aria-hidden="true">{m.applications_meets_figures(meets)}</span>
          </span>
        )}
        {meets && (
          <FirstGap missing={meets.missing}>
            <AlertIcon size="sm" />
            <span className="sr">{m.applications_meets_lacks()}</span>
          </FirstGap>
        )}
        {children}
      </span>
    </span>
  );
}

function Steps({ met, total }: Pick<Fit, 'met' | 'total'>) {
  return (
    <span className="meets-steps" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are alike and keep their places.
        <i key={index} className={index < met ? 'meets-met' : undefined} />
      ))}
    </span>
  );
}

/** The first of what is missing in a line, after a word or a sign for it, how many more there are, and all of it in the title. */
function FirstGap({ missing, children }: Pick<Fit, 'missing'> & { children: ReactNode }) {
  const [first, ...others] = missing;
  if (!first) return null;
  const all = missing.map((one) => `${requirementState(one)} ${requirementText(one)}`);
  return (
    <span className="meets-missing" title={all.join('\n')}>
      <span className="meets-gap">
        {children} {requirementInSentence(first)}
      </span>
      {others.length > 0 && (
        <span className="num meets-more" dir="ltr">
          +{inDigits(others.length)}
        </span>
      )}
    </span>
  );
}
