import { useEffect, useRef } from 'react';
import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { StatusList } from '#web/features/applications/review/status-panel.tsx';

/** Every status to choose from, with which of them an email goes; the arrows move, Enter chooses. */
export function StatusDialog({
  title,
  status,
  mailed,
  onChange,
  onClose,
}: {
  title: string;
  /** Of one application; several have none in common. */
  status?: StoredApplicationStatus;
  mailed: readonly StoredApplicationStatus[];
  onChange: (status: ApplicationStatus) => void;
  onClose: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (pressed ?? buttons?.[0])?.focus();
  }, []);
  return (
    <Dialog open size="sm" title={title} onClose={onClose}>
      <div ref={list}>
        <StatusList status={status} mailed={mailed} onChange={onChange} />
      </div>
    </Dialog>
  );
}
