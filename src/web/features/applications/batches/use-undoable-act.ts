import { useQueryClient } from '@tanstack/react-query';
import type { RequestedAct } from '#domain/applications/batches.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { failureMessage } from '#web/refusal.ts';

/**
 * One act on one application, said in a toast that takes it back. Answers whether it was done: the call for that one
 * alone tells why not.
 */
export function useUndoableAct() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: query.applications.key() });

  async function takeBack(id: string) {
    try {
      await api.applicationBatches.undo({ id });
      showToast({ type: 'success', text: m.applications_batch_undone({ count: 1 }) });
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
    }
    await refresh();
  }

  return async (order: {
    id: string;
    act: RequestedAct;
    password?: string;
    done: string;
  }): Promise<boolean> => {
    const { id, act, password, done } = order;
    const { data } = await api.applicationBatches.start({ selection: { ids: [id] }, act, password });
    if (data.changed === 0) return false;
    showToast({
      type: 'success',
      text: done,
      duration: 8000,
      action: { label: m.applications_undo(), onSelect: () => void takeBack(data.id) },
    });
    return true;
  };
}
