import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { failureMessage } from '#web/refusal.ts';

/** A mark that candidates put on openings, each for themselves. */
export interface OpeningMark {
  ids: typeof query.savedOpenings.ids;
  put(opening: { job_id: string }): Promise<unknown>;
  take(opening: { job_id: string }): Promise<unknown>;
  /** What is read again once it was put or taken. */
  changes: readonly QueryKey[];
}

/** The openings that the signed-in candidate has marked so, and the act that puts the mark or takes it. */
export function useOpeningMarks({ ids: marked, put, take, changes }: OpeningMark) {
  const { viewer } = useSurroundings();
  const client = useQueryClient();
  const isCandidate = viewer?.role === 'candidate';
  const options = marked.queryOptions({
    staleTime: 30_000,
    enabled: typeof document !== 'undefined' && isCandidate,
  });
  const { data } = useQuery(options);
  const ids = useMemo<ReadonlySet<string>>(() => new Set(data?.data), [data]);

  // One after the other, whichever part of the screen asks: a mark that is put, taken and put again stays put.
  const { mutateAsync: write } = useMutation({
    scope: { id: 'opening-marks' },
    // Without a line it fails at once, and says so.
    networkMode: 'always',
    mutationFn: ({ id, isMarked }: { id: string; isMarked: boolean }) =>
      isMarked ? take({ job_id: id }) : put({ job_id: id }),
  });

  /** What it changes is seen at once, and taken back where the server refuses; answers whether it was done. */
  async function toggle(id: string): Promise<boolean> {
    let isDone = true;
    const isMarked = ids.has(id);
    await client.cancelQueries({ queryKey: options.queryKey });
    client.setQueryData(options.queryKey, (known) => ({
      status: 200 as const,
      data: isMarked ? (known?.data ?? []).filter((other) => other !== id) : [id, ...(known?.data ?? [])],
    }));
    try {
      await write({ id, isMarked });
    } catch (error) {
      isDone = false;
      sayWhatFailed(error);
    }
    await Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
    return isDone;
  }

  return { isCandidate, ids, toggle };
}

export function sayWhatFailed(error: unknown) {
  showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
}
