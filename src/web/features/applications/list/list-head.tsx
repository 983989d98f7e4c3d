import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { BulletListIcon, MoreIcon, PlusIcon, ShareIcon, UploadIcon } from '#web/design/icons/icons.tsx';
import { BoardIcon, BriefcaseIcon, ChartIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { useCompany, useIsHiring } from '#web/features/companies/use-company.ts';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import type { ListSearch } from './list-search.ts';
import { ViewTabs } from './view-tabs.tsx';
import './list-head.css';

/** One line over the list: which opening, which view of it, as a table or as a board. */
export function ListHead({ search }: { search: ListSearch }) {
  return (
    <header className="list-head">
      <h1 tabIndex={-1}>{m.applications_title()}</h1>
      <OpeningPicker search={search} />
      <ViewTabs search={search} />
      <div className="list-head-acts">
        <Acts search={search} />
      </div>
    </header>
  );
}

function OpeningPicker({ search }: { search: ListSearch }) {
  const navigate = useNavigate();
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  return (
    <Select
      hideLabel
      className="list-opening"
      label={m.applications_filter_job()}
      value={search.job_id ?? ''}
      onChange={(event) =>
        void navigate({
          to: '/job_application/list',
          search: { ...search, page: undefined, job_id: event.target.value || undefined },
          resetScroll: false,
        })
      }
    >
      <option value="">{m.applications_all_openings()}</option>
      {publicFirst(openings).map((opening) => (
        <option key={opening.id} value={opening.id}>
          {openingOption(opening)}
        </option>
      ))}
    </Select>
  );
}

function Acts({ search }: { search: ListSearch }) {
  const own = useCompany();
  return (
    <>
      {own && memberMay(own.role, 'add_applicant') && (
        <LinkButton
          className="list-add"
          title={m.additions_button()}
          to="/job_application/add"
          search={{ job_id: search.job_id }}
          icon={<PlusIcon size="sm" />}
        >
          <span>{m.additions_button()}</span>
        </LinkButton>
      )}
      <LayoutSwitch search={search} />
      <Elsewhere />
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

/** What is told of the applications on screens of its own. */
function Elsewhere() {
  const navigate = useNavigate();
  const isHiring = useIsHiring();
  const own = useCompany();
  const mayShare = own?.settings.sharing !== false;
  return (
    <Menu
      label={m.design_more()}
      trigger={(props) => <IconButton {...props} label={m.design_more()} icon={<MoreIcon size="sm" />} />}
    >
      <MenuItem
        icon={<BriefcaseIcon size="sm" />}
        onClick={() => void navigate({ to: '/job_application/list/job_opening' })}
      >
        {m.applications_tab_openings()}
      </MenuItem>
      {!isHiring && mayShare && (
        <MenuItem
          icon={<ShareIcon size="sm" />}
          onClick={() => void navigate({ to: '/job_application/shared' })}
        >
          {m.sharing_tab()}
        </MenuItem>
      )}
      <MenuItem
        icon={<ChartIcon size="sm" />}
        onClick={() => void navigate({ to: '/job_application/dashboards' })}
      >
        {m.applications_tab_figures()}
      </MenuItem>
      {own?.role === 'owner' && (
        <MenuItem
          icon={<UploadIcon size="sm" />}
          onClick={() => void navigate({ to: '/company-profile-edit/settings/import' })}
        >
          {m.imports_title()}
        </MenuItem>
      )}
    </Menu>
  );
}
