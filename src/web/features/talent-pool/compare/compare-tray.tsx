import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { RemovablePill } from '#web/design/data/tag.tsx';
import { type PoolParams, toggled } from '#web/features/talent-pool/list/pool-params.ts';
import { CompareDialog } from './compare-dialog.tsx';
import './compare.css';

/** Whom to put side by side, at the foot of the list: two to four. */
export function CompareTray({
  params,
  job,
  onChange,
}: {
  params: PoolParams;
  job: { id: string; title: string } | null;
  onChange: (params: PoolParams) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const ids = params.pick ?? [];
  const compared = useQuery(
    query.talentPool.compare.queryOptions({
      input: { ids: ids.join(','), job_id: job?.id },
      enabled: ids.length > 0,
      placeholderData: (before) => before,
    }),
  );
  if (ids.length === 0) return null;
  const candidates = (compared.data?.data ?? []).filter(({ id }) => ids.includes(id));
  const remove = (id: string) => onChange({ ...params, pick: toggled(ids, id) });
  return (
    <>
      <section className="talent-tray" aria-label={m.talent_pool_compare()}>
        <b>{m.talent_pool_compare()}</b>
        <div className="talent-tray-names">
          {candidates.map(({ id, name }) => (
            <RemovablePill key={id} label={name} onRemove={() => remove(id)} />
          ))}
        </div>
        {ids.length < 2 && <span className="muted small">{m.talent_pool_compare_one_more()}</span>}
        <Button variant="primary" disabled={candidates.length < 2} onClick={() => setOpen(true)}>
          {m.talent_pool_compare_count({ count: candidates.length })}
        </Button>
      </section>
      <CompareDialog open={isOpen} candidates={candidates} job={job} onClose={() => setOpen(false)} />
    </>
  );
}
