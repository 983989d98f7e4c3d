import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/design/class-names.ts';
import { place, usePlaced } from './place.ts';
import './menu.css';

type TriggerProps = {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
};
export type MenuProps = {
  label: string;
  /** Renders the button with the props given, for example `(props) => <IconButton {...props} label=… icon=… />`. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A short list of acts on the platform's popover: Escape and a press outside close it. */
export function Menu({ label, trigger, align = 'end', children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePlaced(list, `${id}-trigger`, align, open);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (!isOpen || !list.current) return;
    place(list.current, document.getElementById(`${id}-trigger`), align);
    // The platform tells it late: by then somebody quick may have chosen.
    if (!list.current.contains(document.activeElement)) itemsOf(list.current)[0]?.focus();
  }

  return (
    <>
      {trigger({ id: `${id}-trigger`, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        onToggle={onToggle}
        onKeyDown={moveFocus}
        onClick={(event) => isItem(event.target) && list.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

type ItemLook = { icon?: ReactNode; end?: ReactNode; danger?: boolean };

export function MenuItem({
  icon,
  end,
  danger,
  className,
  children,
  ...props
}: ItemLook & ComponentProps<'button'>) {
  const look = classNames('menu-item', danger && 'menu-danger', className);
  return (
    <button type="button" role="menuitem" tabIndex={-1} {...props} className={look}>
      {icon}
      {children}
      {end && <span className="menu-end">{end}</span>}
    </button>
  );
}

/** An entry that leads to another site, in a tab of its own. */
export function MenuLink({ icon, className, children, ...props }: ItemLook & ComponentProps<'a'>) {
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      target="_blank"
      rel="noopener"
      {...props}
      className={classNames('menu-item', className)}
    >
      {icon}
      {children}
    </a>
  );
}

export function MenuLine() {
  return <hr className="menu-line" />;
}

function itemsOf(list: Element): HTMLElement[] {
  // An entry may be there for other widths alone.
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (item) => item.getClientRects().length > 0,
  );
}

function isItem(target: EventTarget) {
  return (
    target instanceof Element && target.closest('[role^="menuitem"]:not([aria-disabled="true"])') !== null
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget);
  const now = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const item = next === undefined ? beginningWith(event, items, now) : items.at(next % items.length);
  if (!item) return;
  event.preventDefault();
  item.focus();
}

/** A letter leads to the next entry that begins with it. */
function beginningWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: HTMLElement[], now: number) {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  const letter = key.toLocaleLowerCase();
  return [...items.slice(now + 1), ...items.slice(0, now + 1)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(letter),
  );
}
