import { useInfiniteQuery } from '@tanstack/react-query';
import type { SavedOpening } from '#contract/saved-openings.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { savedOpeningsShown } from '#domain/job-openings/saved.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { IconButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { dayText } from '#web/features/job-openings/opening-format.ts';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { placeLabel } from '#web/features/job-openings/place-names.ts';
import { useSavedOpenings } from '#web/features/job-openings/use-saved-openings.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { joined } from '#web/isolation.ts';
import { inPages, MoreMarked, useNextRow } from './marked-openings.tsx';

/** The openings that the candidate keeps, the last one first; those that have gone say so. */
export function SavedOpeningsCard() {
  const kept = useInfiniteQuery(
    query.savedOpenings.list.infiniteOptions(inPages<SavedOpening>(savedOpeningsShown)),
  );
  const { toggle } = useSavedOpenings();
  const leave = useNextRow('saved-jobs', kept.data?.rows ?? []);
  return (
    <Card as="section" className="dash-card" aria-labelledby="saved-jobs">
      <header className="dash-head">
        <h2 id="saved-jobs" tabIndex={-1}>
          {m.candidates_saved_jobs()}
        </h2>
      </header>
      <Answered query={kept} skeleton={<SkeletonCard />}>
        {({ total, rows }) =>
          total === 0 ? (
            <p className="dash-row">{m.candidates_saved_jobs_none()}</p>
          ) : (
            <ul>
              {rows.map((row) => (
                <SavedRow key={row.id} row={row} onForget={() => void leave(row.id, toggle)} />
              ))}
            </ul>
          )
        }
      </Answered>
      <MoreMarked list={kept} />
    </Card>
  );
}

function SavedRow({ row, onForget }: { row: SavedOpening; onForget: () => void }) {
  const { card } = row;
  const { text: title, lang } = card ? shownTitle(card) : { text: row.title };
  const name = card?.company?.name ?? (card ? m.job_openings_confidential() : title);
  const until = card?.due_date && m.job_openings_apply_until({ date: dayText(card.due_date) });
  return (
    <li className="dash-row view-row">
      <CompanyLogo size="sm" name={name} src={card?.company?.logo ?? null} />
      <div className="saved-job">
        <b lang={lang}>{card ? <PageLink to={openingPath(card)}>{title}</PageLink> : title}</b>
        {card ? (
          <p className="field-help">{joined([name, placeLabel(card), until])}</p>
        ) : (
          <p>
            <StatusBadge tone="neutral">{m.candidates_saved_job_gone()}</StatusBadge>
          </p>
        )}
      </div>
      <IconButton
        variant="quiet"
        size="sm"
        label={m.candidates_saved_job_forget({ title })}
        icon={<CloseIcon size="sm" />}
        onClick={onForget}
      />
    </li>
  );
}
