import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Batch } from '#contract/application-batches.ts';
import type { RequestedAct } from '#domain/applications/batches.ts';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { failureMessage } from '#web/refusal.ts';

export interface BatchOrder {
  selection: ApplicationSelection;
  act: RequestedAct;
  password?: string;
}

export interface BatchState {
  /** The last one, until it is put away. */
  batch: Batch | undefined;
  act: RequestedAct | undefined;
  /** Begins one; throws what the server refused. */
  start: (order: BatchOrder) => Promise<void>;
  /** The same, where no form stands by: what is refused is said in a toast. */
  begin: (order: BatchOrder) => Promise<boolean>;
  undo: () => void;
  dismiss: () => void;
}

const everySecond = 1000;

/** One act on several applications: begun, watched while it runs in the background, and taken back. */
export function useBatch(): BatchState {
  const queries = useQueryClient();
  const [begun, setBegun] = useState<{ batch: Batch; act: RequestedAct }>();
  const id = begun?.batch.id ?? '';
  const watched = useQuery({
    ...query.applicationBatches.get.queryOptions({ input: { id } }),
    enabled: begun !== undefined && !begun.batch.is_finished,
    refetchInterval: ({ state }) => (state.data?.data.is_finished ? false : everySecond),
  });
  const batch = watched.data?.data.id === id ? watched.data.data : begun?.batch;
  const isFinished = batch?.is_finished;
  useEffect(() => {
    if (isFinished) void queries.invalidateQueries({ queryKey: query.applications.key() });
  }, [isFinished, queries]);

  const settle = (next: Batch, act: RequestedAct) => {
    setBegun({ batch: next, act });
    // Nobody waits for the lists: the minute in which it can be taken back runs already.
    void queries.invalidateQueries({ queryKey: query.applications.key() });
  };
  const start = async (order: BatchOrder) => {
    const { data } = await api.applicationBatches.start(order);
    settle(data, order.act);
  };
  const orToast = async (work: Promise<unknown>) => {
    try {
      await work;
      return true;
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      return false;
    }
  };
  // A second press while the first is on its way begins nothing: its notice would hide the way back from the first.
  const isBeginning = useRef(false);
  const begin = async (order: BatchOrder) => {
    if (isBeginning.current) return false;
    isBeginning.current = true;
    const isBegun = await orToast(start(order));
    isBeginning.current = false;
    return isBegun;
  };
  return {
    batch,
    act: begun?.act,
    start,
    begin,
    undo: () => {
      if (!begun) return;
      const { act } = begun;
      void orToast(api.applicationBatches.undo({ id }).then(({ data }) => settle(data, act)));
    },
    dismiss: () => setBegun(undefined),
  };
}
