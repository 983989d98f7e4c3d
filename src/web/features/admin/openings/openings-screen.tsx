import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminOpening } from '#contract/admin-openings.ts';
import { inDigits } from '#domain/digits.ts';
import { type AdministeredState, administeredStates } from '#domain/job-openings/held.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { joined } from '#web/isolation.ts';
import '#web/features/admin/admin.css';
import { openingStatusLabel } from '#web/features/job-openings/own/opening-option.ts';
import { OpeningStatusBadge } from '#web/features/job-openings/own/opening-status-badge.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

export interface OpeningsFilters {
  q?: string;
  state?: AdministeredState;
  page?: number;
}

/** Every opening of every company, drafts too: found by title, company or id. */
export function OpeningsScreen({ filters }: { filters: OpeningsFilters }) {
  const navigate = useNavigate();
  const { page = 1 } = filters;
  const list = useQuery(
    query.adminOpenings.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  );
  const choose = (part: OpeningsFilters) =>
    void navigate({ to: '/admin-openings', search: { ...filters, ...part, page: undefined } });
  return (
    <div className="stack">
      <PageHeader title={m.admin_openings_title()} lead={m.admin_openings_lead()} />
      <SearchForm
        className="admin-filters"
        label={m.admin_openings_search()}
        button={m.admin_search_button()}
        value={filters.q ?? ''}
        onSearch={(q) => choose({ q: q || undefined })}
      >
        <Select
          label={m.admin_openings_state()}
          hideLabel
          value={filters.state ?? ''}
          onChange={(event) =>
            choose({ state: administeredStates.find((state) => state === event.target.value) })
          }
        >
          <option value="">{m.admin_openings_all()}</option>
          {administeredStates.map((state) => (
            <option key={state} value={state}>
              {stateText(state)}
            </option>
          ))}
        </Select>
      </SearchForm>
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data, has_more }) =>
          data.length === 0 ? (
            <EmptyState
              art={<EmptySearchArt />}
              title={m.admin_none()}
              actions={
                <LinkButton to="/admin-openings" search={{}}>
                  {m.design_filters_clear()}
                </LinkButton>
              }
            >
              {m.admin_openings_none()}
            </EmptyState>
          ) : (
            <>
              <Table
                isSlim
                caption={m.admin_openings_title()}
                columns={[
                  { key: 'title', label: m.admin_openings_one() },
                  { key: 'company', label: m.admin_company() },
                  { key: 'state', label: m.admin_openings_state() },
                  { key: 'applications', label: m.admin_openings_applications(), kind: 'number' },
                  { key: 'created', label: m.admin_openings_created() },
                ]}
              >
                {data.map((opening) => (
                  <OpeningRow key={opening.id} opening={opening} />
                ))}
              </Table>
              <ListPages page={page} pages={has_more ? page + 1 : page} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function stateText(state: AdministeredState): string {
  if (state === 'held') return m.admin_openings_held();
  return state === 'reported' ? m.admin_openings_reported() : openingStatusLabel(state);
}

function OpeningRow({ opening }: { opening: AdminOpening }) {
  const { locale } = useSurroundings();
  const { id, title, city, country, company, applications, created_at } = opening;
  return (
    <tr>
      <TableCell kind="wide">
        <span className="table-name">
          <b>
            <Link to="/admin-openings/$id" params={{ id }}>
              <bdi>{title}</bdi>
            </Link>
          </b>
          <span className="muted xs">
            {joined([cityLabel(city), countryLabel(country)], m.common_comma())}
          </span>
        </span>
      </TableCell>
      <TableCell kind="wide" label={m.admin_company()}>
        <span className="table-name small">
          <Link to="/manage-employer/$id" params={{ id: company.id }}>
            <bdi>{company.name}</bdi>
          </Link>
        </span>
      </TableCell>
      <TableCell kind="wide" label={m.admin_openings_state()}>
        <OpeningState opening={opening} />
      </TableCell>
      <TableCell kind="number" label={m.admin_openings_applications()}>
        {inDigits(applications)}
      </TableCell>
      <TableCell label={m.admin_openings_created()}>
        <time dateTime={created_at} className="num small admin-whole">
          {dateFormat(locale, { dateStyle: 'medium' }).format(new Date(created_at))}
        </time>
      </TableCell>
    </tr>
  );
}

/** How an opening stands, and beside it what an administrator should know: held, or reported. */
export function OpeningState({ opening: { status, held_reason, reports } }: { opening: AdminOpening }) {
  return (
    <span className="admin-states">
      {/* Published here waits for its company's approval. */}
      <OpeningStatusBadge status={status} tone={status === 'Published' ? 'wait' : undefined} />
      {held_reason !== null && <StatusBadge tone="no">{m.admin_openings_held()}</StatusBadge>}
      {reports > 0 && <StatusBadge tone="no">{m.admin_report_people({ count: reports })}</StatusBadge>}
    </span>
  );
}
