import type { Highlights, TriedOpening } from '#contract/job-pool-responses.ts';
import type { RequirementResult } from '#domain/candidates/eligibility.ts';
import { levelsOfYears, type QuickQuestion, quickFit } from '#domain/candidates/quick-fit.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { Meter } from '#web/design/data/meter.tsx';
import { AlertIcon, ArrowEndIcon } from '#web/design/icons/icons.tsx';
import { requirementInSentence } from '#web/features/job-openings/opening/requirement-text.ts';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { joined } from '#web/isolation.ts';
import { numberText } from '#web/number-text.ts';

/** What was chosen for each question; empty is not answered. */
export type Answers = Readonly<Record<QuickQuestion, string>>;

/** Whether the answers meet the opening, what is missing, what else it asks, and where to go from here. */
export function MeetOutcome({
  opening,
  levels,
  answers: { visa, notice, years },
  place,
  total,
}: {
  opening: TriedOpening;
  levels: Highlights['levels'];
  answers: Answers;
  /** Which of how many openings it is. */
  place: number;
  total: number;
}) {
  const { met, unmet, besides, isWhole } = quickFit(opening, {
    visa_option: visaOptions.find((option) => option === visa) ?? null,
    notice_period: notice === '' ? null : Number(notice),
    total_experience: years === '' ? null : `${years}.0`,
  });
  const answered = met.length + unmet.length;
  return (
    <div className="meet-live">
      <div className="meet-outcome" role="status">
        <span className="sr">{m.landing_meet_place({ place, total })}. </span>
        {answered === 0 ? (
          <p>{m.landing_meet_begin()}</p>
        ) : (
          <>
            <p className={classNames('meet-met', met.length * 2 < answered && 'meet-less')}>
              {m.job_openings_you_meet({ met: met.length, total: answered })}
            </p>
            <Meter met={met.length} total={answered} />
          </>
        )}
        {unmet.length > 0 && (
          <p className="meet-gap">
            <AlertIcon size="sm" />
            <span>
              <b>{m.landing_meet_missing({ what: listed(unmet) })}</b> {m.job_openings_gap_apply()}
            </span>
          </p>
        )}
        {besides.length > 0 && <p className="xs">{m.landing_meet_besides({ what: listed(besides) })}</p>}
      </div>
      <p className="meet-ways">
        <PageLink to={openingPath(opening)}>
          {isWhole && unmet.length === 0 ? m.landing_meet_apply() : m.landing_meet_see()}{' '}
          <ArrowEndIcon size="sm" />
        </PageLink>
        {years !== '' && <LevelLink years={Number(years)} levels={levels} />}
      </p>
    </div>
  );
}

/** The search asks no requirement; the nearest is the level that so many years reach. */
function LevelLink({ years, levels }: { years: number; levels: Highlights['levels'] }) {
  const reached = levelsOfYears(years);
  const count = reached.reduce((sum, level) => sum + levels[level], 0);
  if (count === 0) return null;
  return (
    <PageLink to={poolPath({ pagename: 'home', experience_level: reached })}>
      {m.landing_meet_level({ number: numberText(count) })}
    </PageLink>
  );
}

/** Requirements in a sentence; each keeps its own commas. */
export function listed(requirements: readonly RequirementResult[]): string {
  return joined(requirements.map(requirementInSentence), m.landing_meet_between());
}
