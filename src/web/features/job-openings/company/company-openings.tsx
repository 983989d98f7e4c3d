import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { ageText, dateText, salaryText } from '#web/features/job-openings/opening-format.ts';
import { employmentLabel, payTerms } from '#web/features/job-openings/opening-labels.ts';
import { placeLabel } from '#web/features/job-openings/place-names.ts';
import { useHidingHere } from '#web/features/job-openings/use-hidden-openings.ts';
import { useMatches } from '#web/features/job-openings/use-matches.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { joined } from '#web/isolation.ts';
import { openingsByTitle, type TitleGroup } from './openings-by-title.ts';
import './company-openings.css';

/** The openings of one company: a row for each title; where several are called the same, a chip for each of them. */
export function CompanyOpenings({
  openings,
  appliedIds,
}: {
  openings: readonly OpeningCard[];
  appliedIds: ReadonlySet<string> | undefined;
}) {
  const { isGone } = useHidingHere();
  const matches = useMatches(openings);
  return (
    <ul className="card firm-rows">
      {openingsByTitle(openings.filter(({ id }) => !isGone(id))).map(
        ({ title, openings: [first, ...more] }) =>
          first && more.length === 0 ? (
            <Single
              key={first.id}
              {...{
                title,
                opening: first,
                isApplied: appliedIds?.has(first.id) ?? false,
                match: matches.get(first.id),
              }}
            />
          ) : (
            first && <Several key={first.id} {...{ title, openings: [first, ...more], appliedIds }} />
          ),
      )}
    </ul>
  );
}

function Single({
  title,
  opening,
  isApplied,
  match,
}: {
  title: TitleGroup['title'];
  opening: OpeningCard;
  isApplied: boolean;
  match: { met: number; total: number } | undefined;
}) {
  const { salary } = opening;
  const facts = [
    placeLabel(opening),
    employmentLabel(opening.employment_type),
    opening.remote && m.job_openings_remote(),
  ];
  return (
    <li className="firm-row firm-row-single">
      <div>
        <h3>
          <PageLink to={openingPath(opening)} dir="auto" lang={title.lang}>
            {title.text}
          </PageLink>
        </h3>
        <p className="firm-row-facts">
          <span>{joined(facts.filter(Boolean), m.common_comma())}</span>
          {match && match.total > 0 && (
            <span className={classNames('firm-row-match', match.met < match.total && 'firm-row-part')}>
              {m.job_openings_you_meet({ met: match.met, total: match.total })}
            </span>
          )}
          {isApplied && <StatusBadge tone="ok">{m.job_openings_applied()}</StatusBadge>}
        </p>
      </div>
      <p className="firm-row-pay num">
        {salary ? (
          <>
            {salaryText(salary)} <small>{payTerms(salary)}</small>
          </>
        ) : (
          <span className="muted">{m.job_openings_salary_hidden()}</span>
        )}
        <Age of={opening} />
      </p>
    </li>
  );
}

function Several({
  title,
  openings,
  appliedIds,
}: TitleGroup & {
  appliedIds: ReadonlySet<string> | undefined;
}) {
  const [newest] = openings;
  return (
    <li className="firm-row">
      <div>
        <h3>
          <bdi lang={title.lang}>{title.text}</bdi>{' '}
          <small>{m.job_openings_company_openings({ count: openings.length })}</small>
        </h3>
        <ul className="firm-row-places">
          {openings.map((opening) => {
            const { id, salary, employment_type } = opening;
            return (
              <li key={id}>
                <PageLink to={openingPath(opening)} className="firm-chip">
                  <b>{placeLabel(opening)}</b>
                  <span className="num">
                    {joined(
                      [
                        employmentLabel(employment_type),
                        salary && `${salaryText(salary)} ${payTerms(salary)}`,
                      ].filter(Boolean),
                      m.common_comma(),
                    )}
                  </span>
                  {appliedIds?.has(id) && (
                    <>
                      <CheckIcon size="sm" />
                      <span className="sr">{m.job_openings_applied()}</span>
                    </>
                  )}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
      {newest && (
        <p className="firm-row-pay">
          <Age of={newest} />
        </p>
      )}
    </li>
  );
}

function Age({ of: { published_at } }: { of: OpeningCard }) {
  return (
    <time dateTime={published_at} title={dateText(published_at)} suppressHydrationWarning>
      {ageText(published_at, Date.now())}
    </time>
  );
}
