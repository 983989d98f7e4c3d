import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { place, usePlaced } from './place.ts';
import './popover.css';

type TriggerProps = {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
};
export type PopoverProps = {
  label: string;
  /** Renders the button with the props given. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: 'start' | 'end';
  /** Drawn while it is open; `close` puts it away. */
  children: (close: () => void) => ReactNode;
};

/** A small window over the page on the platform's popover: Escape and a press outside close it. */
export function Popover({ label, trigger, align = 'end', children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePlaced(panel, `${id}-trigger`, align, open);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (!isOpen || !panel.current) return;
    // What it holds is drawn by then, and has its size.
    requestAnimationFrame(() => {
      if (!panel.current) return;
      place(panel.current, document.getElementById(`${id}-trigger`), align);
      if (!panel.current.contains(document.activeElement)) panel.current.focus();
    });
  }

  return (
    <>
      {trigger({ id: `${id}-trigger`, popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className="popover"
        onToggle={onToggle}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
