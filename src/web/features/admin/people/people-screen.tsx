import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Look } from '#domain/identity/look.ts';
import { type FoundRole, foundRoles, foundStatuses } from '#domain/identity/look-reasons.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table } from '#web/design/data/table.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useLook } from './kept-look.ts';
import { LookForm, LookLine } from './look-form.tsx';
import { PersonRow } from './person-row.tsx';

export interface PeopleFilters {
  q?: string;
  role?: FoundRole;
  status?: (typeof foundStatuses)[number];
  page?: number;
}

const roleTexts = { candidate: m.admin_people_candidates, company: m.admin_people_members };
const statusTexts = {
  active: m.admin_people_active,
  suspended: m.admin_people_shut_out,
  unverified: m.admin_people_unverified,
};

/** Finds candidates and companies' members, for a reason that is written down. */
export function PeopleScreen({ filters }: { filters: PeopleFilters }) {
  const navigate = useNavigate();
  const look = useLook();
  const choose = (part: PeopleFilters) =>
    void navigate({ to: '/admin-people', search: { ...filters, ...part, page: undefined } });
  return (
    <div className="stack">
      <PageHeader title={m.admin_people_title()} lead={m.admin_people_lead()} />
      {!look ? (
        <LookForm />
      ) : (
        <>
          <LookLine reason={look.look_reason} note={look.look_note} />
          <SearchForm
            className="admin-filters"
            label={m.admin_people_search()}
            button={m.admin_search_button()}
            value={filters.q ?? ''}
            onSearch={(q) => choose({ q: q || undefined })}
          >
            <Select
              label={m.admin_people_role()}
              hideLabel
              value={filters.role ?? ''}
              onChange={(event) => choose({ role: foundRoles.find((role) => role === event.target.value) })}
            >
              <option value="">{m.admin_people_everybody()}</option>
              {foundRoles.map((role) => (
                <option key={role} value={role}>
                  {roleTexts[role]()}
                </option>
              ))}
            </Select>
            <Select
              label={m.admin_people_status()}
              hideLabel
              value={filters.status ?? ''}
              onChange={(event) =>
                choose({ status: foundStatuses.find((status) => status === event.target.value) })
              }
            >
              <option value="">{m.admin_people_any_status()}</option>
              {foundStatuses.map((status) => (
                <option key={status} value={status}>
                  {statusTexts[status]()}
                </option>
              ))}
            </Select>
          </SearchForm>
          {filters.q ? (
            <Found look={look} filters={{ ...filters, q: filters.q }} />
          ) : (
            <EmptyState art={<EmptySearchArt />} title={m.admin_people_start()}>
              {m.admin_people_start_text()}
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

function Found({ look, filters }: { look: Look; filters: PeopleFilters & { q: string } }) {
  const { page = 1 } = filters;
  const found = useQuery(
    query.adminPeople.search.queryOptions({
      input: { ...look, ...filters, page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Answered query={found} skeleton={<SkeletonCard />}>
      {({ data, has_more }) =>
        data.length === 0 ? (
          <EmptyState
            art={<EmptySearchArt />}
            title={m.admin_none()}
            actions={
              <LinkButton to="/admin-people" search={{}}>
                {m.design_filters_clear()}
              </LinkButton>
            }
          >
            {m.admin_people_none()}
          </EmptyState>
        ) : (
          <>
            <Table
              isSlim
              caption={m.admin_people_title()}
              columns={[
                { key: 'person', label: m.admin_people_person() },
                { key: 'role', label: m.admin_people_role() },
                { key: 'since', label: m.admin_people_since() },
                { key: 'status', label: m.admin_people_status() },
              ]}
            >
              {data.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </Table>
            <ListPages page={page} pages={has_more ? page + 1 : page} />
          </>
        )
      }
    </Answered>
  );
}
