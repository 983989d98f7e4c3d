import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { placesOf } from '#domain/job-openings/every-place.ts';
import { otherCalendarDay } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Facts } from '#web/design/data/facts.tsx';
import { dayText, numberText } from '#web/features/job-openings/opening-format.ts';
import { educationLabel, employmentLabel, levelLabel } from '#web/features/job-openings/opening-labels.ts';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { joined } from '#web/isolation.ts';

/** The opening in six facts. */
export function OpeningFacts({ opening }: { opening: PublicOpening }) {
  const places = placesOf(opening).map(({ city, country }) =>
    joined([cityLabel(city), countryLabel(country)], m.common_comma()),
  );
  const place = joined(places);
  const isOne = places.length === 1;
  const facts: [string, string][] = [
    [
      isOne ? m.job_openings_city() : m.job_openings_place_names(),
      opening.remote ? m.job_openings_place_remote({ place }) : place,
    ],
    [m.job_openings_employment_short(), employmentLabel(opening.employment_type)],
    [m.job_openings_experience(), experienceOf(opening)],
    [m.job_openings_education(), educationOf(opening)],
    [m.job_openings_vacancies(), numberText(opening.vacancies)],
    [
      m.job_openings_apply_by(),
      opening.due_date
        ? joined([dayText(opening.due_date), whole(otherCalendarDay(opening.due_date, getLocale()))])
        : m.job_openings_apply_any_time(),
    ],
  ];
  return <Facts facts={facts} className="opening-facts" />;
}

/** A date of the other calendar is not parted where a line ends. */
function whole(date: string | undefined): string | undefined {
  return date?.replaceAll(' ', '\u00a0');
}

function educationOf({ minimum_education }: PublicOpening): string {
  const isAsked = minimum_education !== '' && minimum_education !== 'none';
  return isAsked ? educationLabel(minimum_education) : m.job_openings_education_any();
}

/** "Senior, 7–12 years" */
function experienceOf({ experience_level, experience_start, experience_end }: PublicOpening): string {
  const level = levelLabel(experience_level);
  const years = yearsOf(experience_start, experience_end);
  return years ? m.job_openings_experience_years({ level, years }) : level;
}

function yearsOf(from: number | null, to: number | null): string | undefined {
  if (from && to && from !== to) return m.job_openings_years_range({ from, to });
  const years = from || to;
  return years ? m.job_openings_years({ count: years }) : undefined;
}
