import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import { statusesToChoose } from '#domain/applications/status-changes.ts';
import { arrowAsRead } from '#web/design/arrow-keys.ts';
import { pressedKey } from '#web/design/pressed-key.ts';

export interface Lifted {
  id: string;
  over: ApplicationStatus;
}

/** The ids of the cards, column by column. */
export type Places = ReadonlyMap<ApplicationStatus, readonly string[]>;

interface Acts {
  places: Places;
  canMove: boolean;
  /** Whether several are selected at once. */
  canPick: boolean;
  onDrop: (id: string, to: ApplicationStatus) => void;
  onToggle: (id: string) => void;
  onExtend: (id: string, shown: readonly string[]) => void;
  onStatus: (id: string) => void;
  onHelp: () => void;
}

export const cardId = (id: string) => `card-${id}`;

/** The keys of a card that has the focus: arrows go to others, Space lifts it, then arrows choose the column. */
export function useBoardKeys({
  places,
  canMove,
  canPick,
  onDrop,
  onToggle,
  onExtend,
  onStatus,
  onHelp,
}: Acts) {
  const [lifted, setLifted] = useState<Lifted>();
  const wanted = useRef<string>(undefined);
  // A card that changed its column is another element: the focus follows it there.
  useEffect(() => {
    if (!wanted.current) return;
    const card = document.getElementById(cardId(wanted.current));
    if (card && document.activeElement !== card) card.focus();
    wanted.current = undefined;
  });

  function press(event: KeyboardEvent<HTMLElement>) {
    const id = idOf(event.target);
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = arrowAsRead(pressedKey(event), event.currentTarget);
    const isDone = lifted ? carry(key, lifted) : act(key, id);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key is one of a card. */
  function act(key: string, id: string): boolean {
    const here = placeOf(places, id);
    if (!here) return false;
    if (key === '?') onHelp();
    else if (key.startsWith('Arrow')) focus(neighbour(places, here, key));
    else if (!canMove) return false;
    else if (key === 'x' && canPick) onToggle(id);
    else if (key === 'X' && canPick) onExtend(id, here.column);
    else if (key === 's') onStatus(id);
    else if (key === ' ') setLifted({ id, over: here.status });
    else return false;
    return true;
  }

  /** Whether the key is one of a card that is lifted. */
  function carry(key: string, { id, over }: Lifted): boolean {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: 0, ArrowDown: 0 }[key];
    if (step !== undefined) {
      const choices = statusesToChoose(placeOf(places, id)?.status ?? over);
      const next = choices[choices.indexOf(over) + step];
      if (next) setLifted({ id, over: next });
      return true;
    }
    if (![' ', 'Enter', 'Escape', 'Tab'].includes(key)) return false;
    setLifted(undefined);
    if (key === ' ' || key === 'Enter') {
      wanted.current = id;
      onDrop(id, over);
    }
    return key !== 'Tab';
  }

  const follow = (id: string) => {
    wanted.current = id;
  };
  return { lifted, press, follow };
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.card : undefined;
}

function focus(id: string | undefined) {
  if (id) document.getElementById(cardId(id))?.focus();
}

function placeOf(places: Places, id: string) {
  for (const [status, column] of places) {
    const index = column.indexOf(id);
    if (index >= 0) return { status, column, index };
  }
  return undefined;
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

/** The card above or below; to the sides the one at the same height of the next column that has any. */
function neighbour(places: Places, here: Place, key: string): string | undefined {
  if (key === 'ArrowDown') return here.column[here.index + 1];
  if (key === 'ArrowUp') return here.column[here.index - 1];
  const filled = applicationStatuses.filter((status) => (places.get(status)?.length ?? 0) > 0);
  const next = filled[filled.indexOf(here.status) + (key === 'ArrowRight' ? 1 : -1)];
  const column = (next && places.get(next)) ?? [];
  return column[Math.min(here.index, column.length - 1)];
}
