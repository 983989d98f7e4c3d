import { useQueryClient } from '@tanstack/react-query';
import type { Ratings } from '#contract/assessments.ts';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useLatestWrite } from '#web/latest-write.ts';
import { failureMessage } from '#web/refusal.ts';

type Given = NonNullable<Ratings['own']>;

const nothing: Given = { rating: null, scores: {} };

/** The own rating of an application: at once on the screen, then on the server. */
export function useRating(id: string, { own }: Ratings) {
  const queries = useQueryClient();
  const { shown, latest, set } = useLatestWrite<Given>(
    async (next) => {
      try {
        await api.assessments.rate({ id, ...next });
      } catch (error) {
        showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      }
    },
    () => queries.invalidateQueries({ queryKey: query.applications.key() }),
  );
  const now = () => latest() ?? own ?? nothing;
  return {
    given: shown ?? own ?? nothing,
    rate: (rating: number | null) => set({ ...now(), rating }),
    score: (criterion: string, value: number | null) => {
      const { [criterion]: _before, ...others } = now().scores;
      set({ ...now(), scores: value === null ? others : { ...others, [criterion]: value } });
    },
  };
}
