import { useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { ChevronEndIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { StatusList, type StatusProps } from './status-panel.tsx';
import './status-bar.css';

/** On a phone, at the thumb: the status of the application, and the next one. */
export function StatusBar({
  canChange,
  onNext,
  ...props
}: StatusProps & { canChange: boolean; onNext: (() => void) | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The arrows begin at the status that is set.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen]);
  return (
    <div className="review-acts">
      {canChange && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.applications_set_status({ status: statusText(props.status) })}
        </Button>
      )}
      <Button
        endIcon={<ChevronEndIcon size="sm" />}
        disabled={!onNext}
        aria-label={m.applications_keys_next()}
        onClick={onNext}
      >
        {m.applications_next_short()}
      </Button>
      <Drawer
        open={isOpen}
        side="bottom"
        title={m.applications_column_status()}
        onClose={() => setOpen(false)}
      >
        <div ref={list}>
          <StatusList
            {...props}
            onChange={(status) => {
              setOpen(false);
              props.onChange(status);
            }}
          />
        </div>
      </Drawer>
    </div>
  );
}
