import { type ReactNode, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { FiltersIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import './filters.css';

/** The filters of a list: in a row beside its search box; on a phone in a drawer behind one button. */
export function Filters({ className = 'filters-button', ...props }: FiltersDrawerProps) {
  return (
    <>
      <div className="filters-row">{props.children}</div>
      <FiltersDrawer {...props} className={className} />
    </>
  );
}

interface FiltersDrawerProps {
  className?: string;
  size?: 'sm';
  /** How many narrow the list now. */
  used: number;
  /** The way back to the list: "Show 12 openings". */
  show: string;
  onClear: () => void;
  children: ReactNode;
}

/** The button with its drawer alone; the filters are there while it is open. */
export function FiltersDrawer({ className, size, used, show, onClear, children }: FiltersDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={className}
        size={size}
        icon={<FiltersIcon size="sm" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {used > 0 ? m.design_filters_used({ count: used }) : m.design_filters()}
      </Button>
      <Drawer
        open={isOpen}
        side="bottom"
        title={m.design_filters()}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button disabled={used === 0} onClick={onClear}>
              {m.design_filters_clear()}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {show}
            </Button>
          </>
        }
      >
        {isOpen && <div className="stack">{children}</div>}
      </Drawer>
    </>
  );
}
