import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListView } from '#contract/application-views.ts';
import { viewNameMaximum } from '#domain/applications/views.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { EditIcon, MoreIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { filterOf, isFiltered, type ListSearch } from './list-search.ts';
import './list-head.css';

/** Filters under names: each is a link; what narrows the list now can be kept under one. */
export function ViewTabs({ search }: { search: ListSearch }) {
  const views = useQuery(query.applicationViews.list.queryOptions()).data?.data ?? [];
  const [naming, setNaming] = useState<ListView | 'new'>();
  const now = keptOf(search);
  const current = views.find(({ filter }) => isSame(filter, now));
  const canKeep = !current && (isFiltered(search) || search.sort !== undefined);
  if (views.length === 0 && !canKeep) return null;
  return (
    <nav className="view-tabs" aria-label={m.applications_views()}>
      <ul>
        <li>
          <Link
            to="/job_application/list"
            search={{ view: search.view }}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {m.applications_view_all()}
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to="/job_application/list"
              search={view.filter}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.name}
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
            await queries.invalidateQueries({ queryKey: query.applicationViews.key() });
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
      return queries.invalidateQueries({ queryKey: query.applicationViews.key() });
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
