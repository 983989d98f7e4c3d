import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import { useDrag } from '#web/design/use-drag.ts';

export interface Drag {
  id: string;
  over: ApplicationStatus | undefined;
}

const edge = 48;
const scrollStep = 14;

/** Cards under a pointer: the mouse takes them anywhere, a finger by the grip. */
export function useCardDrag(onDrop: (id: string, to: ApplicationStatus) => void) {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const startDrag = useDrag();

  function begin(event: ReactPointerEvent<HTMLElement>, id: string) {
    const byGrip = event.target instanceof Element && event.target.closest('.board-grip') !== null;
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !byGrip)) return;
    const board = event.currentTarget.closest<HTMLElement>('.board-columns');
    let over: ApplicationStatus | undefined;
    startDrag(event, {
      move(at) {
        at.preventDefault();
        over = columnAt(at);
        setDrag((before) => (before?.over === over && before?.id === id ? before : { id, over }));
        if (ghost.current)
          ghost.current.style.transform = `translate(${at.clientX + 8}px, ${at.clientY + 8}px)`;
        if (board) scrollAtEdge(board, at.clientX);
      },
      clear: () => setDrag(undefined),
      drop: () => over && onDrop(id, over),
    });
  }
  return { drag, ghost, begin };
}

function columnAt({ clientX, clientY }: PointerEvent): ApplicationStatus | undefined {
  const column = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]');
  return applicationStatuses.find((status) => status === column?.dataset.column);
}

function scrollAtEdge(board: HTMLElement, x: number) {
  const { left, right } = board.getBoundingClientRect();
  if (x > right - edge) board.scrollLeft += scrollStep;
  if (x < left + edge) board.scrollLeft -= scrollStep;
}
