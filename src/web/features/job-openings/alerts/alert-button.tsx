import { Suspense, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { BellIcon } from '#web/design/icons/subject-icons.tsx';
import type { PoolSearch } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { laterPart } from '#web/later-part.ts';

const AlertDialog = laterPart(() => import('./alert-dialog.tsx').then(({ AlertDialog }) => AlertDialog));

/** A search of the pool, or one company to follow. */
export type AlertSearch = PoolSearch & { company?: string };

interface AlertButtonProps {
  search: AlertSearch;
  name: string;
  label?: string;
}

/** Keeps the search of the page as an alert under the page's own name: for candidates, and for visitors by their address. */
export function AlertButton({ search, name, label = m.alerts_create() }: AlertButtonProps) {
  const { viewer } = useSurroundings();
  const [isOpen, setOpen] = useState(false);
  if (viewer && viewer.role !== 'candidate') return null;
  return (
    <>
      <Button size="sm" icon={<BellIcon size="sm" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <AlertDialog search={search} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
