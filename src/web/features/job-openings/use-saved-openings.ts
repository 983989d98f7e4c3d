import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { keptText, wishedTitleKey } from '#web/kept-text.ts';
import { type OpeningMark, sayWhatFailed, useOpeningMarks } from './use-opening-marks.ts';

/** The opening that a visitor wanted to keep before signing in. */
const wished = keptText('opening-to-save');
/** Its title, for the sign-in to say what it is for. */
const wishedTitle = keptText(wishedTitleKey);

const savedMark: OpeningMark = {
  ids: query.savedOpenings.ids,
  put: api.savedOpenings.save,
  take: api.savedOpenings.remove,
  changes: [query.savedOpenings.key()],
};

/** The openings that the signed-in candidate keeps, and the act that keeps one or lets it go. */
export function useSavedOpenings() {
  const client = useQueryClient();
  const { isCandidate, ids, toggle } = useOpeningMarks(savedMark);

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
