import type { OpeningCard as Card } from '#contract/job-pool-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { defaultLocale, type LocalePrefix, localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { KeptMarkup } from '#web/kept-markup.tsx';
import './opening-card.css';
import { HideButton } from './hidden-note.tsx';
import { ageText, dateText, salaryText } from './opening-format.ts';
import { employmentLabel, payTerms } from './opening-labels.ts';
import { shownTag, shownTitle } from './opening-words.ts';
import { placeLabel } from './place-names.ts';
import { SaveMark } from './save-mark.tsx';
import type { HiddenOpenings } from './use-hidden-openings.ts';
import type { SavedOpenings } from './use-saved-openings.ts';

export interface OpeningCardProps {
  opening: Card;
  /** The language of the address; asked once for the whole list. */
  localePrefix: LocalePrefix;
  now: number;
  isApplied?: boolean;
  /** How much of what it asks the signed-in candidate meets. */
  match?: { met: number; total: number };
  saved: SavedOpenings;
  /** Where a candidate may hide it. */
  hidden?: HiddenOpenings;
  /** Named beside the city where the list is of several countries. */
  country?: string;
  /** Named first of its places, where the list is of one city. */
  searchedCity?: string;
}

/** An opening in a list: the whole card is one link. Plain markup, because the public search renders it by the dozen. */
export function OpeningCard({ opening, saved, hidden, ...shown }: OpeningCardProps) {
  const { localePrefix, now, isApplied, match, country, searchedCity } = shown;
  // What a visitor sees depends on the opening and the day alone.
  const isEverybodys = !isApplied && !match;
  const draw = () => <CardBody opening={opening} {...shown} />;
  return (
    <article className="card job">
      {isEverybodys ? (
        <KeptMarkup
          className="job-kept"
          by={[opening, localePrefix, ageText(opening.published_at, now), country, searchedCity]}
          draw={draw}
        />
      ) : (
        <div className="job-kept">{draw()}</div>
      )}
      <SaveMark opening={opening} saved={saved} />
      {hidden?.isCandidate && !isApplied && <HideButton opening={opening} hidden={hidden} />}
    </article>
  );
}

function CardBody({
  opening,
  localePrefix,
  now,
  isApplied,
  match,
  country,
  searchedCity,
}: Omit<OpeningCardProps, 'saved' | 'hidden'>) {
  const { company, salary, tags, language } = opening;
  const title = shownTitle(opening);
  const companyName = company?.name ?? m.job_openings_confidential();
  return (
    <>
      <CompanyLogo name={companyName} src={company?.logo} />
      <div className="job-body">
        <div className="job-head">
          <h3 className="job-title">
            <a href={localizedPath(openingPath(opening), localePrefix)} dir="auto" lang={title.lang}>
              {title.text}
            </a>
          </h3>
          <p className="job-company">
            {/* The tick keeps to the last word, so that it is never alone on a line. */}
            <span>
              <bdi>{companyName}</bdi>
              {company?.verified && (
                <>
                  {'\u00a0'}
                  <VerifiedBadge />
                </>
              )}
            </span>
            {isApplied && <StatusBadge tone="ok">{m.job_openings_applied()}</StatusBadge>}
          </p>
        </div>
        <p className="job-facts">
          <span className="job-place">{placeLabel(opening, country, searchedCity)}</span>
          <span className="job-kind">{employmentLabel(opening.employment_type)}</span>
          {opening.remote && <span className="job-remote">{m.job_openings_remote()}</span>}
          {match && match.total > 0 && (
            <span className={classNames('job-match', match.met < match.total && 'job-match-part')}>
              {m.job_openings_you_meet({ met: match.met, total: match.total })}
            </span>
          )}
        </p>
        {(tags.length > 0 || title.lang === defaultLocale) && (
          <ul className="tags job-tags">
            {tags
              .slice(0, 3)
              .map((tag) => shownTag(tag, language))
              .map(({ text, lang }) => (
                <li key={text} className="tag" dir="auto" lang={lang}>
                  {text}
                </li>
              ))}
            {title.lang === defaultLocale && <li className="tag">{m.job_openings_in_english()}</li>}
          </ul>
        )}
      </div>
      <div className="job-side">
        {salary ? (
          <p className="job-pay num">
            {salaryText(salary)} <small>{payTerms(salary)}</small>
          </p>
        ) : (
          <p className="job-pay job-pay-none">{m.job_openings_salary_hidden()}</p>
        )}
        <time
          className="job-age"
          dateTime={opening.published_at}
          title={dateText(opening.published_at)}
          suppressHydrationWarning
        >
          {ageText(opening.published_at, now)}
        </time>
      </div>
    </>
  );
}
