import { useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { Button } from '#web/design/button.tsx';
import { ChevronDownIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { StatusList, type StatusProps } from './status-panel.tsx';
import './status-chip.css';

/** The status beside the name, where the list of all lies in a drawer that it opens. */
export function StatusChip(props: StatusProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The arrows begin at the status that is set.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen]);
  return (
    <>
      <Button
        className="status-chip"
        variant="quiet"
        aria-haspopup="dialog"
        endIcon={<ChevronDownIcon size="sm" />}
        onClick={() => setOpen(true)}
      >
        <span className="sr">{m.applications_set_status({ status: '' })}</span>
        <StageBadge stage={props.status}>{statusText(props.status)}</StageBadge>
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
    </>
  );
}
