import { Link } from '@tanstack/react-router';
import { memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { BulletListIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { BoardIcon } from '#web/design/icons/subject-icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { BoardView } from '#web/features/applications/board/board-view.tsx';
import { NothingReceived } from '#web/features/applications/nothing-received.tsx';
import { SectionTabs } from '#web/features/applications/section-tabs.tsx';
import { RowsNotice } from '#web/features/applications/statistics/rows-notice.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { isFiltered, type ListSearch } from './list-search.ts';
import { ListView } from './list-view.tsx';
import { ViewTabs } from './view-tabs.tsx';
import './list.css';

/** What the company received, as a table or as a board by status; filters, order and looks stand in the address. */
export function ListScreen({ search }: { search: ListSearch }) {
  return (
    <>
      <PageHeader title={m.applications_title()} actions={<Acts search={search} />} isTight />
      <SectionTabs />
      <RowsNotice search={search} />
      <ViewTabs search={search} />
      {search.view === 'board' ? (
        <BoardView search={search} nothing={<Nothing search={search} />} />
      ) : (
        <ListView search={search} nothing={<Nothing search={search} />} />
      )}
    </>
  );
}

function Acts({ search }: { search: ListSearch }) {
  const own = useCompany();
  return (
    <>
      {own && memberMay(own.role, 'add_applicant') && (
        <LinkButton
          to="/job_application/add"
          search={{ job_id: search.job_id }}
          icon={<PlusIcon size="sm" />}
        >
          {m.additions_button()}
        </LinkButton>
      )}
      <LayoutSwitch search={search} />
    </>
  );
}

function LayoutSwitch({ search }: { search: ListSearch }) {
  const isBoard = search.view === 'board';
  // Of an address with filters the router marks neither, so that the mark is our own.
  const active = { exact: true, includeSearch: true };
  return (
    <nav className="layout-switch" aria-label={m.applications_layout()}>
      <Link
        to="/job_application/list"
        search={{ ...search, view: undefined, page: isBoard ? undefined : search.page }}
        activeOptions={active}
        aria-current={isBoard ? undefined : 'page'}
        title={m.applications_layout_table()}
      >
        <BulletListIcon size="sm" />
        <span>{m.applications_layout_table()}</span>
      </Link>
      <Link
        to="/job_application/list"
        search={{ ...search, page: undefined, status: undefined, view: 'board' }}
        activeOptions={active}
        aria-current={isBoard ? 'page' : undefined}
        title={m.applications_layout_board()}
      >
        <BoardIcon size="sm" />
        <span>{m.applications_layout_board()}</span>
      </Link>
    </nav>
  );
}

function Nothing({ search }: { search: ListSearch }) {
  if (isFiltered(search) || search.page)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.applications_no_results()}
        actions={
          <LinkButton to="/job_application/list" search={{ view: search.view }}>
            {m.applications_clear_filters()}
          </LinkButton>
        }
      >
        {m.applications_no_results_text()}
      </EmptyState>
    );
  return <NothingReceived />;
}
