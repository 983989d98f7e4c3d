import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';

export interface Drag {
  id: string;
  over: ApplicationStatus | undefined;
}

/** So far a pointer goes before it drags: less is a click. */
const threshold = 6;
const edge = 48;
const scrollStep = 14;

/** Cards under a pointer: the mouse takes them anywhere, a finger by the grip. Escape lets go. */
export function useCardDrag(onDrop: (id: string, to: ApplicationStatus) => void) {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: ReactPointerEvent<HTMLElement>, id: string) {
    const byGrip = event.target instanceof Element && event.target.closest('.board-grip') !== null;
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !byGrip)) return;
    const board = event.currentTarget.closest<HTMLElement>('.board-columns');
    const { clientX: x, clientY: y } = event;
    let over: ApplicationStatus | undefined;
    let isDragging = false;
    const move = (at: PointerEvent) => {
      if (!isDragging && Math.hypot(at.clientX - x, at.clientY - y) < threshold) return;
      at.preventDefault();
      const before = over;
      over = columnAt(at);
      if (!isDragging || before !== over) setDrag({ id, over });
      isDragging = true;
      if (ghost.current)
        ghost.current.style.transform = `translate(${at.clientX + 8}px, ${at.clientY + 8}px)`;
      if (board) scrollAtEdge(board, at.clientX);
    };
    const end = (isDrop: boolean) => {
      stop.current?.();
      if (!isDragging) return;
      // The release would open the card, too.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (isDrop && over) onDrop(id, over);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const letGo = (key: KeyboardEvent) => key.key === 'Escape' && end(false);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', letGo);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', letGo);
      stop.current = undefined;
      setDrag(undefined);
    };
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

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
