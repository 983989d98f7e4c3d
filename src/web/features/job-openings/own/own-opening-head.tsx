import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { Button, ButtonAnchor, LinkButton } from '#web/design/button.tsx';
import { ChevronStartIcon, EditIcon, ExternalIcon } from '#web/design/icons/icons.tsx';
import { CalendarIcon, MapPinIcon, PeopleIcon } from '#web/design/icons/subject-icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { dayText } from '#web/features/job-openings/opening-format.ts';
import { countryLabel, placeLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { copyWords } from './copy-words.ts';
import { actLabels, type OpeningAct } from './opening-acts.ts';
import { OpeningStatusBadge } from './opening-status-badge.tsx';
import { publicLink } from './public-link.ts';

/** The name of an opening, where it stands, and the one thing to do next. */
export function OwnOpeningHead({
  opening,
  waiting,
  next,
  onStart,
}: {
  opening: CompanyOpening;
  /** Applications that nobody has looked at. */
  waiting: number;
  next: OpeningAct | undefined;
  onStart: (act: OpeningAct) => void;
}) {
  const { id, status, abilities } = opening;
  return (
    <PageHeader
      title={opening.title}
      above={
        <PageLink to="/job_opening" className="page-head-back">
          <ChevronStartIcon size="sm" />
          {m.job_openings_editor_back()}
        </PageLink>
      }
      lead={<State opening={opening} />}
      actions={
        <>
          {abilities.edit && (
            <LinkButton to="/job_opening/edit" search={{ id }} icon={<EditIcon size="sm" />}>
              {m.job_openings_editor_edit()}
            </LinkButton>
          )}
          {status === 'Active' && (
            <ButtonAnchor
              href={publicLink(opening, 'link')}
              target="_blank"
              endIcon={<ExternalIcon size="sm" />}
            >
              {m.job_openings_own_view()}
            </ButtonAnchor>
          )}
          {waiting > 0 && (
            <LinkButton
              variant="primary"
              to="/job_application/list/details"
              search={{ job_id: id, status: ['Pending'], id: undefined }}
            >
              {m.job_openings_own_review({ count: waiting })}
            </LinkButton>
          )}
          {next && (
            <Button variant="primary" onClick={() => onStart(next)}>
              {actLabels[next]()}
            </Button>
          )}
        </>
      }
    />
  );
}

function State({ opening }: { opening: CompanyOpening }) {
  const { country, due_date, vacancies, status } = opening;
  const copy = copyWords(opening);
  return (
    <span className="opening-state">
      <OpeningStatusBadge status={status} />
      <span>
        <MapPinIcon size="sm" />
        {placeLabel(opening, countryLabel(country))}
      </span>
      {due_date && (
        <span>
          <CalendarIcon size="sm" />
          {m.job_openings_editor_until({ date: dayText(due_date) })}
        </span>
      )}
      <span>
        <PeopleIcon size="sm" />
        {m.job_openings_own_vacancies({ count: vacancies })}
      </span>
      {copy && <span>{copy}</span>}
    </span>
  );
}
