import { useEffect, useState } from 'react';
import { api, query } from '#web/api.ts';
import { type OpeningMark, useOpeningMarks } from './use-opening-marks.ts';

const hiddenMark: OpeningMark = {
  ids: query.hiddenOpenings.ids,
  put: api.hiddenOpenings.hide,
  take: api.hiddenOpenings.show,
  changes: [
    query.hiddenOpenings.key(),
    query.jobPool.forYou.key(),
    query.jobPool.counts.key(),
    query.jobPool.countries.key(),
    query.jobPool.cities.key(),
  ],
};

/** The openings that the signed-in candidate wants to see no more, and the act that hides one or shows it again. */
export function useHiddenOpenings() {
  return useOpeningMarks(hiddenMark);
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
    const card = document.querySelector<HTMLElement>(`.job a[href$="${back}"]`);
    // On the page of the opening itself: the act that hid it, which is there again, once for each width.
    const acts = [...document.querySelectorAll<HTMLElement>('.job-hide')];
    (card ?? acts.find((act) => act.checkVisibility()))?.focus();
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
export type HidingHere = ReturnType<typeof useHidingHere>;
