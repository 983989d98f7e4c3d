import { useQuery } from '@tanstack/react-query';
import type { OpeningForYou } from '#contract/job-pool-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { placeLabel } from '#web/features/job-openings/place-names.ts';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { useAppliedIds } from '#web/features/job-openings/use-applied-ids.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useTitlesOf } from '#web/forms/job-titles.ts';
import { joined } from '#web/isolation.ts';

import './jobs-for-you.css';

const shown = 5;

/** Openings for the candidate, each with why it stands here; those applied for are gone from it. */
export function JobsForYouCard({ wishes }: { wishes: readonly string[] | undefined }) {
  const found = useQuery(query.jobPool.forYou.queryOptions({ staleTime: 60_000 }));
  return (
    <Card as="section" className="dash-card" aria-labelledby="jobs-for-you">
      <header className="dash-head">
        <h2 id="jobs-for-you">{m.candidates_for_you()}</h2>
      </header>
      <Answered query={found} skeleton={<SkeletonCard />}>
        {({ data }) => <OpeningsForYou openings={data} wishes={wishes ?? []} />}
      </Answered>
    </Card>
  );
}

function OpeningsForYou({
  openings,
  wishes,
}: {
  openings: readonly OpeningForYou[];
  wishes: readonly string[];
}) {
  const applied = useAppliedIds();
  const open = openings.filter(({ id }) => !applied?.has(id)).slice(0, shown);
  if (open.length === 0) return wishes.length > 0 ? <NothingFits wishes={wishes} /> : <NothingWished />;
  return (
    <ul>
      {open.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} />
      ))}
    </ul>
  );
}

function NothingWished() {
  return (
    <EmptyState
      small
      heading="h3"
      title={m.candidates_for_you_none()}
      actions={
        <LinkButton to="/profile" hash="jobs">
          {m.candidates_for_you_wishes()}
        </LinkButton>
      }
    >
      {m.candidates_for_you_none_text()}
    </EmptyState>
  );
}

function NothingFits({ wishes }: { wishes: readonly string[] }) {
  const titles = useTitlesOf(wishes);
  return (
    <EmptyState
      small
      heading="h3"
      title={m.candidates_for_you_none_yet()}
      actions={
        <PageLink to={poolPath({ job_title: [...wishes] })} className="btn">
          {m.candidates_for_you_search()}
        </PageLink>
      }
    >
      {m.candidates_for_you_none_yet_text({ jobs: titles.join(m.common_comma()) })}
    </EmptyState>
  );
}

function OpeningRow({ opening }: { opening: OpeningForYou }) {
  const title = shownTitle(opening);
  const { company, met, total, sought, near, own_industry, skills } = opening;
  const name = company?.name ?? m.job_openings_confidential();
  const reasons = [
    sought && m.candidates_for_you_sought({ job: sought }),
    near && !sought && m.candidates_for_you_near({ job: near }),
    own_industry && m.candidates_for_you_industry(),
    skills.length > 0 && m.candidates_for_you_skills({ skills: skills.join(m.common_comma()) }),
  ].filter((reason) => typeof reason === 'string');
  return (
    <li className="dash-row view-row">
      <CompanyLogo size="sm" name={name} src={company?.logo ?? null} />
      <div>
        <b>
          <PageLink to={openingPath(opening)} lang={title.lang}>
            {title.text}
          </PageLink>
        </b>
        <p>{joined([name, placeLabel(opening)])}</p>
        {reasons.length > 0 && <p className="field-help">{joined(reasons)}</p>}
        {total > 0 && (
          <p className="for-you-fit">
            <Meter met={met} total={total} small /> {m.job_openings_you_meet({ met, total })}
          </p>
        )}
      </div>
    </li>
  );
}
