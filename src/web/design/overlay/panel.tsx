import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { useMedia } from '#web/design/use-media.ts';
import { type DialogProps, Drawer } from './dialog.tsx';
import { placeBeside } from './place-beside.ts';
import { giveBack } from './use-modal.ts';
import './popover.css';
import './panel.css';

type PanelProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'actions' | 'children'> & {
  /** What it is about, where nothing that was pressed says so: a selector. */
  about?: string;
};

/**
 * Details beside what they are about: nothing around them dims or waits. It lies next to what opened it, and Escape or a
 * press on nothing else closes it. On a phone, which has no beside, it is a drawer.
 */
export function Panel(props: PanelProps) {
  const isNarrow = useMedia('(width < 760px)');
  if (isNarrow) return <Drawer {...props} />;
  return props.open ? <OpenPanel {...props} /> : null;
}

function OpenPanel({ onClose, title, actions, about, children }: Omit<PanelProps, 'open'>) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const place = useEffectEvent(() => {
    const meant = about ? document.querySelector<HTMLElement>(about) : null;
    const beside = pressed.current?.isConnected ? pressed.current : meant;
    if (panel.current) placeBeside(panel.current, beside);
  });
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const opener = document.activeElement;
    // The head of a page that has just come was not pressed.
    pressed.current = opener instanceof HTMLElement && opener.matches('a, button') ? opener : null;
    element.showPopover();
    place();
    element.focus({ preventScroll: true });
    // What it says comes later, and a window is turned.
    const sizes = new ResizeObserver(() => place());
    sizes.observe(element);
    sizes.observe(document.documentElement);
    return () => {
      sizes.disconnect();
      element.hidePopover();
      queueMicrotask(() => giveBack(opener));
    };
  }, []);
  // What it is about may come after it, and stand elsewhere then.
  useLayoutEffect(() => {
    place();
  });
  const leave = useEffectEvent((event: Event) => {
    // A menu that is open is what Escape closes.
    if (event.defaultPrevented || document.querySelector('dialog[open], [popover="auto"]:popover-open'))
      return;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere(event, panel.current))
      onClose();
  });
  useEffect(() => {
    const onLeave = (event: Event) => leave(event);
    document.addEventListener('keydown', onLeave);
    document.addEventListener('click', onLeave);
    return () => {
      document.removeEventListener('keydown', onLeave);
      document.removeEventListener('click', onLeave);
    };
  }, []);
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="popover panel"
    >
      <div className="dialog-head">
        <h2 className="dialog-title" id={id}>
          {title}
        </h2>
        <IconButton variant="quiet" label={m.design_close()} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-acts">{actions}</div>}
    </div>
  );
}

/** Whether nothing was pressed that does something of its own. */
function isElsewhere({ target }: Event, panel: HTMLElement | null): boolean {
  return (
    target instanceof Element &&
    target.isConnected &&
    !panel?.contains(target) &&
    !target.closest('a, button, input, select, textarea, label, dialog, [popover]')
  );
}
