import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListView } from '#contract/application-views.ts';
import { viewCountMaximum, viewNameMaximum } from '#domain/applications/views.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { TextInput } from '#web/design/form/text-input.tsx';
import { EditIcon, MoreIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { viewsQuery } from '#web/features/applications/calls.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { filterOf, isFiltered, type ListSearch } from './list-search.ts';
import './list-head.css';

/** Filters under names: each is a link that says how many it leads to; what narrows the list now can be kept under one. */
export function ViewTabs({ search }: { search: ListSearch }) {
  const views = useQuery(viewsQuery()).data?.data ?? [];
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  const all = openings.reduce((sum, { total }) => sum + total, 0);
  const [naming, setNaming] = useState<ListView | 'new'>();
  const now = keptOf(search);
  const current = views.find(({ filter }) => isSame(filter, now));
  const canKeep = !current && (isFiltered(search) || search.sort !== undefined);
  const toReview: ListView['filter'] = { status: ['Pending'] };
  const isKept = views.some(({ filter }) => isSame(filter, toReview));
  if (views.length === 0 && !canKeep && all === 0) return null;
  return (
    <nav
      className={classNames('view-tabs', views.length === 0 && !canKeep && 'view-tabs-given')}
      aria-label={m.applications_views()}
    >
      <ul>
        <li>
          <Link
            to="/job_application/list"
            search={{ view: search.view }}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {m.applications_view_all()} <Total of={all || null} />
          </Link>
        </li>
        {!isKept && all > 0 && (
          <li>
            <Link
              to="/job_application/list"
              search={toReview}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isSame(toReview, now) ? 'page' : undefined}
            >
              {m.applications_view_to_review()}{' '}
              <Total of={openings.reduce((sum, { counts }) => sum + (counts.Pending ?? 0), 0)} />
            </Link>
          </li>
        )}
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to="/job_application/list"
              search={view.filter}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={view === current ? 'page' : undefined}
            >
              <bdi>{view.name}</bdi> <Total of={view.total} />
            </Link>
          </li>
        ))}
      </ul>
      {current && <ViewMenu view={current} onRename={() => setNaming(current)} />}
      {canKeep && (
        <Button variant="quiet" size="sm" icon={<PlusIcon size="sm" />} onClick={() => setNaming('new')}>
          {m.applications_view_keep()}
        </Button>
      )}
      {naming && <NameDialog view={naming} filter={now} onClose={() => setNaming(undefined)} />}
    </nav>
  );
}

function Total({ of }: { of: number | null }) {
  if (of === null) return null;
  const isMore = of >= viewCountMaximum;
  return (
    <span className="num view-total" dir="ltr">
      {isMore ? `${inDigits(viewCountMaximum - 1)}+` : inDigits(of)}
    </span>
  );
}

function ViewMenu({ view, onRename }: { view: ListView; onRename: () => void }) {
  const queries = useQueryClient();
  const { run } = useCall();
  return (
    <Menu
      label={m.applications_view_acts({ name: view.name })}
      trigger={(props) => (
        <IconButton
          {...props}
          variant="quiet"
          size="sm"
          label={m.applications_view_acts({ name: view.name })}
          icon={<MoreIcon size="sm" />}
        />
      )}
    >
      <MenuItem icon={<EditIcon size="sm" />} onClick={onRename}>
        {m.applications_view_rename()}
      </MenuItem>
      <MenuItem
        danger
        icon={<TrashIcon size="sm" />}
        onClick={() =>
          void run(async () => {
            await api.applicationViews.forget({ id: view.id });
            await queries.invalidateQueries({ queryKey: viewsQuery().queryKey });
          })
        }
      >
        {m.applications_view_delete()}
      </MenuItem>
    </Menu>
  );
}

function NameDialog({
  view,
  filter,
  onClose,
}: {
  view: ListView | 'new';
  filter: ListView['filter'];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const isNew = view === 'new';
  const form = useForm({
    values: { name: isNew ? '' : view.name },
    send: async ({ name }) => {
      if (isNew) await api.applicationViews.keep({ name, filter });
      else await api.applicationViews.rename({ id: view.id, name });
    },
    onDone: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: viewsQuery().queryKey });
    },
  });
  return (
    <FormDialog
      title={isNew ? m.applications_view_keep() : m.applications_view_rename()}
      form={form}
      confirm={m.applications_view_save()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      {isNew && <p>{m.applications_view_keep_text()}</p>}
      <TextInput {...form.field('name')} label={m.applications_view_name()} maxLength={viewNameMaximum} />
    </FormDialog>
  );
}

/** What a view keeps of the address. */
function keptOf(search: ListSearch): ListView['filter'] {
  return { ...filterOf(search), sort: search.sort, view: search.view };
}

function isSame(one: object, other: object): boolean {
  return inWords(one) === inWords(other);
}

function inWords(filter: object): string {
  return JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
