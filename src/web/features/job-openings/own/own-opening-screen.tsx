import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import { LanguagesCard } from '#web/features/job-openings/translations/language-rows.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ActsCard } from './acts-card.tsx';
import { HiringTeamCard } from './hiring-team-card.tsx';
import { nextActOf } from './opening-acts.ts';
import { OutletsCard } from './outlets-card.tsx';
import { OwnOpening } from './own-opening.tsx';
import { ByStatus, OwnOpeningFigures } from './own-opening-figures.tsx';
import { OwnOpeningHead } from './own-opening-head.tsx';
import { PublicLinkCard } from './public-link-card.tsx';
import { PublishedFacts } from './published-facts.tsx';
import { useOpeningActs } from './use-opening-acts.tsx';
import './own-opening.css';

/** An opening as its company works with it: where it stands, its public link, its figures, and every act. */
export function OwnOpeningScreen({ id, isJustPublished }: { id: string; isJustPublished: boolean }) {
  return (
    <OwnOpening id={id}>
      {(opening) => <Parts opening={opening} isJustPublished={isJustPublished} />}
    </OwnOpening>
  );
}

function Parts({ opening, isJustPublished }: { opening: CompanyOpening; isJustPublished: boolean }) {
  const isHiring = useIsHiring();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const byOpening = useQuery(query.applications.byOpening.queryOptions());
  const counts = byOpening.data?.data.find(({ id }) => id === opening.id)?.counts ?? {};
  const waiting = counts.Pending ?? 0;
  const { start, dialog } = useOpeningActs({
    opening,
    onChange: () => void cache.invalidateQueries({ queryKey: query.jobOpenings.key() }),
    onDeleted: () => void navigate({ to: '/job_opening', search: {} }),
  });
  const isActive = opening.status === 'Active';
  const isNew = isJustPublished && isActive;
  const next = waiting > 0 ? undefined : nextActOf(opening);
  return (
    <>
      <OwnOpeningHead opening={opening} waiting={waiting} next={next} onStart={start} />
      {opening.held_reason && (
        <Notice
          tone="no"
          title={m.job_openings_own_held()}
          actions={<PageLink to="/contact-us">{m.job_openings_own_held_contact()}</PageLink>}
        >
          <q>{opening.held_reason}</q> {m.job_openings_own_held_text()}
        </Notice>
      )}
      {isNew && (
        <Notice tone="ok" role="status" title={m.job_openings_own_published()}>
          {m.job_openings_own_published_text()}
        </Notice>
      )}
      <PublicLinkCard opening={opening} isMain={isActive && waiting === 0 && !next} />
      <OwnOpeningFigures opening={opening} counts={counts} />
      {byOpening.error && <FailedState error={byOpening.error} onRetry={() => void byOpening.refetch()} />}
      <div className="own-opening">
        {opening.abilities.edit && <ActsCard opening={opening} onStart={start} />}
        <div className="own-opening-main">
          <ByStatus id={opening.id} counts={counts} />
          {isHiring === false && <HiringTeamCard openingId={opening.id} />}
          <OutletsCard opening={opening} />
          <PublishedFacts opening={opening} />
          <LanguagesCard openingId={opening.id} />
        </div>
      </div>
      {dialog}
    </>
  );
}
