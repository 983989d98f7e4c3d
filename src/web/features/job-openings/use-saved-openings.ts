import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { keptText, wishedTitleKey } from '#web/kept-text.ts';
import { failureMessage } from '#web/refusal.ts';

/** The opening that a visitor wanted to keep before signing in. */
const wished = keptText('opening-to-save');
/** Its title, for the sign-in to say what it is for. */
const wishedTitle = keptText(wishedTitleKey);

/** The openings that the signed-in candidate keeps, and the act that keeps one or lets it go. */
export function useSavedOpenings() {
  const { viewer } = useSurroundings();
  const client = useQueryClient();
  const isCandidate = viewer?.role === 'candidate';
  const options = query.savedOpenings.ids.queryOptions({
    staleTime: 30_000,
    enabled: typeof document !== 'undefined' && isCandidate,
  });
  const { data } = useQuery(options);
  const ids = useMemo<ReadonlySet<string>>(() => new Set(data?.data), [data]);

  /** The mark turns at once, and back where the server refuses. */
  async function toggle(id: string) {
    const isKept = ids.has(id);
    await client.cancelQueries({ queryKey: options.queryKey });
    client.setQueryData(
      options.queryKey,
      (known) =>
        known && { ...known, data: isKept ? known.data.filter((kept) => kept !== id) : [id, ...known.data] },
    );
    try {
      await (isKept ? api.savedOpenings.remove({ job_id: id }) : api.savedOpenings.save({ job_id: id }));
    } catch (error) {
      sayWhatFailed(error);
    }
    await client.invalidateQueries({ queryKey: query.savedOpenings.key() });
  }

  useEffect(() => {
    if (!isCandidate) return;
    void carryOutWish().then((wasOne) => {
      if (wasOne) void client.invalidateQueries({ queryKey: query.savedOpenings.key() });
    });
  }, [isCandidate, client]);

  return {
    ids,
    toggle,
    wish: (id: string, title: string) => {
      wished.write(id);
      wishedTitle.write(title);
    },
  };
}
export type SavedOpenings = ReturnType<typeof useSavedOpenings>;

/** What a visitor wanted to keep is kept once they are signed in; answers whether there was a wish. */
async function carryOutWish(): Promise<boolean> {
  const id = wished.read();
  if (id === undefined) return false;
  wished.drop();
  wishedTitle.drop();
  try {
    await api.savedOpenings.save({ job_id: id });
    showToast({ type: 'success', text: m.job_openings_saved() });
  } catch (error) {
    sayWhatFailed(error);
  }
  return true;
}

function sayWhatFailed(error: unknown) {
  showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
}
