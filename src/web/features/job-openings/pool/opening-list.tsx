import type { MouseEvent } from 'react';
import type { OpeningCard as Card, SearchCountries } from '#contract/job-pool-responses.ts';
import { HiddenNote } from '#web/features/job-openings/hidden-note.tsx';
import { OpeningCard } from '#web/features/job-openings/opening-card.tsx';
import { useHidingHere } from '#web/features/job-openings/use-hidden-openings.ts';
import { useMatches } from '#web/features/job-openings/use-matches.ts';
import { useSavedOpenings } from '#web/features/job-openings/use-saved-openings.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** Openings one below the other; `appliedIds` marks those that the signed-in candidate has applied for. */
export function OpeningList({
  openings,
  appliedIds,
  countries,
  city,
}: {
  openings: readonly Card[];
  appliedIds?: ReadonlySet<string>;
  /** Names the country of each, where the list is of several. */
  countries?: SearchCountries;
  /** The one that was searched. */
  city?: string;
}) {
  const { localePrefix } = useSurroundings();
  const now = Date.now();
  const matches = useMatches(openings);
  const saved = useSavedOpenings();
  const { hidden, isGone, isNote } = useHidingHere();
  const names = countries && new Map(countries.data.map(({ value, name }) => [value, name]));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link in the card has the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the card has the keyboard
    <div className="job-list" onClick={followCard}>
      {openings
        .filter(({ id }) => !isGone(id))
        .map((opening) =>
          isNote(opening.id) ? (
            <HiddenNote key={opening.id} opening={opening} hidden={hidden} takesFocus />
          ) : (
            <OpeningCard
              key={opening.id}
              opening={opening}
              localePrefix={localePrefix}
              now={now}
              isApplied={appliedIds?.has(opening.id)}
              match={matches.get(opening.id)}
              saved={saved}
              hidden={hidden}
              country={names && (names.get(opening.country) ?? opening.country)}
              searchedCity={city}
            />
          ),
        )}
    </div>
  );
}

/** The age lies above the card's link, for its hover; a press on it follows the link all the same. */
function followCard({ target }: MouseEvent<HTMLDivElement>) {
  if (target instanceof HTMLTimeElement) target.closest('.job')?.querySelector('a')?.click();
}
