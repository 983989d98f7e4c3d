import type { CompanyOpening } from '#contract/job-openings.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { dateText, salaryText } from '#web/features/job-openings/opening-format.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** What candidates are told, in a few lines; the whole of it is behind the link. */
export function PublishedFacts({ opening }: { opening: CompanyOpening }) {
  return (
    <Card as="section" className="opening-facts-card" aria-labelledby="opening-facts">
      <h2 id="opening-facts">{m.job_openings_own_facts()}</h2>
      <Facts facts={factsOf(opening)} layout="ends" />
      {!opening.abilities.edit && (
        <PageLink to={`/job_opening/edit?id=${opening.id}`}>{m.job_openings_own_read()}</PageLink>
      )}
    </Card>
  );
}

function factsOf(opening: CompanyOpening): [string, string][] {
  const { salary_start, salary_end, currency, cover_letter } = opening;
  const pay =
    typeof salary_start === 'number' && typeof salary_end === 'number'
      ? [
          [
            opening.publish_salary ? m.job_openings_own_salary_shown() : m.job_openings_own_salary_hidden(),
            salaryText({ start: salary_start, end: salary_end, currency }),
          ] as [string, string],
        ]
      : [];
  const isLocked = opening.questions_locked;
  const count = ({ length }: readonly unknown[]) =>
    isLocked && length > 0 ? m.job_openings_own_locked({ count: length }) : inDigits(length);
  return [
    [
      m.job_openings_own_first_published(),
      opening.first_published_at ? dateText(opening.first_published_at) : m.job_openings_own_not_yet(),
    ],
    ...pay,
    [
      m.job_openings_own_company_name(),
      opening.hide_company_name ? m.job_openings_own_hidden() : m.job_openings_own_shown(),
    ],
    [
      m.job_openings_editor_cover_letter(),
      cover_letter === 'optional' ? m.job_openings_own_optional() : m.job_openings_own_required(),
    ],
    [m.job_openings_editor_screening(), count(opening.screening_questions)],
    [m.job_openings_editor_video(), count(opening.video_questions)],
  ];
}
