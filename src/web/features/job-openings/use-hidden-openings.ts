import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
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
