import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '#contract/company-activity.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { ButtonAnchor, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { momentText } from '#web/moments.ts';
import { stringifySearch } from '#web/search-params.ts';
import { ActivityFilterFields } from './activity-filter-fields.tsx';
import { deedText, namelessActor } from './deeds.ts';
import './activity.css';

/** The filters as the address carries them; what stands for everything is left out. */
export interface ActivityScreenFilters {
  kind?: string;
  member?: string;
  from?: string;
  to?: string;
  page?: number;
}

const pageSize = 20;

/** Who did what in the company, latest first; filters in the address, the same rows as CSV. */
export function ActivityScreen({ filters }: { filters: ActivityScreenFilters }) {
  const log = useQuery(
    query.companyActivity.log.queryOptions({
      input: { ...filters, show: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const { page: _, ...kept } = filters;
  return (
    <div className="stack">
      <PageHeader
        title={m.area_operations()}
        isTight
        actions={
          log.data?.data.abilities.export && (
            <ButtonAnchor href={`/api/company_activity/export${stringifySearch({ ...kept })}`} download>
              {m.operations_export()}
            </ButtonAnchor>
          )
        }
      />
      <ActivityFilterFields filters={filters} />
      <Answered query={log} skeleton={<SkeletonCard />}>
        {({ data: { data: entries, total } }) =>
          entries.length === 0 ? (
            <Nothing isFiltered={Object.values(filters).some(Boolean)} />
          ) : (
            <>
              <ol className="card activity-list">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              <ListPages page={filters.page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      title={isFiltered ? m.operations_no_results() : m.operations_empty()}
      actions={
        isFiltered && (
          <LinkButton to="/operations" search={{}}>
            {m.job_openings_editor_clear_filters()}
          </LinkButton>
        )
      }
    >
      {isFiltered ? m.operations_no_results_text() : m.operations_empty_text()}
    </EmptyState>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { locale } = useSurroundings();
  return (
    <li>
      <span>
        <strong>
          <bdi>{whoDid(entry)}</bdi>
        </strong>
        {m.common_before_deed()}
        {deedText(entry.kind)}
        {entry.subject && <span className="muted">{`\u00a0· ${isolated(entry.subject)}`}</span>}
      </span>
      <time className="muted small num" dateTime={entry.created_at}>
        {momentText(entry.created_at, locale)}
      </time>
    </li>
  );
}

function whoDid({ actor_kind, actor_name }: ActivityEntry): string {
  return (actor_kind === 'team' ? '' : actor_name) || namelessActor(actor_kind);
}
