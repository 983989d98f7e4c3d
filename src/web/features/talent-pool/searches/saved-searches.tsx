import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { KeptSearch } from '#contract/talent-pool-responses.ts';
import { savedSearch } from '#domain/talent-pool/saved-searches.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { type PoolParams, readPoolParams, usedFilters } from '#web/features/talent-pool/list/pool-params.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import './searches.css';

const shown = 3;
const searchesQuery = () => query.talentPool.searches.queryOptions();

/** The searches that the member keeps, above the pool, and the way to keep this one. */
export function SavedSearches({ params }: { params: PoolParams }) {
  const queries = useQueryClient();
  const searches = useQuery(searchesQuery()).data?.data ?? [];
  const [open, setOpen] = useState<'save' | 'all'>();
  const keep = (data: KeptSearch[]) => queries.setQueryData(searchesQuery().queryKey, { status: 200, data });
  const canSave = Boolean(params.search) || usedFilters(params) > 0;
  const close = () => setOpen(undefined);
  if (searches.length === 0 && !canSave) return null;
  return (
    <div className="talent-saved">
      {searches.slice(0, shown).map((search) => (
        <Link
          key={search.id}
          className="pill talent-saved-search"
          to="/candidate-pool"
          search={readPoolParams(search.filters)}
          onClick={() => {
            if (search.new > 0)
              void api.talentPool.changeSearch({ id: search.id, opened: true }).then(
                ({ data }) => keep(data),
                () => undefined,
              );
          }}
        >
          {search.is_mailed && <MailIcon size="sm" />}
          {search.name}
          {search.new > 0 && (
            <b className="talent-new num">{m.talent_pool_search_new({ count: search.new })}</b>
          )}
        </Link>
      ))}
      {searches.length > 0 && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('all')}>
          {m.talent_pool_searches_all({ count: searches.length })}
        </Button>
      )}
      {canSave && (
        <Button
          size="sm"
          variant="quiet"
          icon={<PlusIcon size="sm" />}
          aria-haspopup="dialog"
          onClick={() => setOpen('save')}
        >
          {m.talent_pool_save()}
        </Button>
      )}
      {open === 'save' && <SaveDialog params={params} onSaved={keep} onClose={close} />}
      {open === 'all' && <AllDialog searches={searches} onChanged={keep} onClose={close} />}
    </div>
  );
}

function SaveDialog({
  params,
  onSaved,
  onClose,
}: {
  params: PoolParams;
  onSaved: (searches: KeptSearch[]) => void;
  onClose: () => void;
}) {
  const filters = filtersOf(params);
  const form = useForm({
    values: { name: params.search ?? m.talent_pool_search_default(), is_mailed: true },
    check: (values) => bySchema(savedSearch)({ ...values, filters }),
    send: (values) => api.talentPool.saveSearch({ ...values, filters }),
    onDone: ({ data }) => {
      onSaved(data);
      showToast({ type: 'success', text: m.talent_pool_saved() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.talent_pool_save()}
      form={form}
      confirm={m.talent_pool_save_confirm()}
      cancel={m.talent_pool_cancel()}
      onClose={onClose}
    >
      <p>{m.talent_pool_save_text()}</p>
      <TextInput {...form.field('name')} label={m.talent_pool_save_name()} maxLength={100} />
      <Checkbox
        label={m.talent_pool_save_mail()}
        checked={form.values.is_mailed}
        onChange={(event) => form.set('is_mailed', event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

function AllDialog({
  searches,
  onChanged,
  onClose,
}: {
  searches: readonly KeptSearch[];
  onChanged: (searches: KeptSearch[]) => void;
  onClose: () => void;
}) {
  const { run, isRunning, failure } = useCall();
  const change = async (call: () => Promise<{ data: KeptSearch[] }>) => {
    const answer = await run(call);
    if (answer) onChanged(answer.data);
  };
  return (
    <Dialog open title={m.talent_pool_searches()} onClose={onClose}>
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message}
        </Notice>
      )}
      <ul className="talent-searches" aria-busy={isRunning}>
        {searches.map(({ id, name, filters, is_mailed }) => (
          <li key={id}>
            <Link to="/candidate-pool" search={readPoolParams(filters)} onClick={onClose}>
              {name}
            </Link>
            <Checkbox
              label={m.talent_pool_search_mail()}
              checked={is_mailed}
              onChange={({ currentTarget: { checked } }) =>
                void change(() => api.talentPool.changeSearch({ id, is_mailed: checked }))
              }
            />
            <IconButton
              variant="quiet"
              size="sm"
              label={m.talent_pool_search_delete({ name })}
              icon={<TrashIcon size="sm" />}
              onClick={() => void change(() => api.talentPool.deleteSearch({ id }))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** As the address carries them, without the tray. */
function filtersOf({ pick: _pick, show: _show, ...params }: PoolParams): Record<string, string | string[]> {
  const filled = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    filled.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
