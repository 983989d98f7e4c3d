import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { failureMessage } from '#web/refusal.ts';

/** The openings that the signed-in candidate wants to see no more, and the act that hides one or shows it again. */
export function useHiddenOpenings() {
  const { viewer } = useSurroundings();
  const client = useQueryClient();
  const isCandidate = viewer?.role === 'candidate';
  const options = query.hiddenOpenings.ids.queryOptions({
    staleTime: 30_000,
    enabled: typeof document !== 'undefined' && isCandidate,
  });
  const { data } = useQuery(options);
  const ids = useMemo<ReadonlySet<string>>(() => new Set(data?.data), [data]);

  /** What it changes is seen at once, and taken back where the server refuses. */
  async function toggle(id: string) {
    const isHidden = ids.has(id);
    await client.cancelQueries({ queryKey: options.queryKey });
    client.setQueryData(options.queryKey, (known) => ({
      status: 200 as const,
      data: isHidden ? (known?.data ?? []).filter((other) => other !== id) : [id, ...(known?.data ?? [])],
    }));
    try {
      await (isHidden ? api.hiddenOpenings.show({ job_id: id }) : api.hiddenOpenings.hide({ job_id: id }));
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: query.hiddenOpenings.key() }),
      client.invalidateQueries({ queryKey: query.jobPool.forYou.key() }),
      client.invalidateQueries({ queryKey: query.jobPool.counts.key() }),
    ]);
  }

  return { isCandidate, ids, toggle };
}
export type HiddenOpenings = ReturnType<typeof useHiddenOpenings>;

/**
 * The same for a list: what was hidden before is left out, and what is hidden in it leaves a note with the way back.
 * Who takes it back goes on at the opening.
 */
export function useHidingHere() {
  const hidden = useHiddenOpenings();
  const [here, setHere] = useState<ReadonlySet<string>>(new Set());
  const [back, setBack] = useState<string>();
  const { ids } = hidden;
  useEffect(() => {
    if (back === undefined || ids.has(back)) return;
    document.querySelector<HTMLElement>(`.job a[href$="/job/${back}"]`)?.focus();
    setBack(undefined);
  }, [back, ids]);
  const toggle = (id: string) => {
    if (ids.has(id)) setBack(id);
    else setHere((known) => new Set([...known, id]));
    return hidden.toggle(id);
  };
  return {
    hidden: { ...hidden, toggle },
    isGone: (id: string) => ids.has(id) && !here.has(id),
    isNote: (id: string) => ids.has(id) && here.has(id),
  };
}
