import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { ActKey } from '#web/features/applications/act-key.tsx';
import { BulkRejectDialog } from '#web/features/applications/batches/bulk-reject-dialog.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import { countWaiting, waiting } from './others-and-opening.tsx';

/** What follows a hire: those who still wait for the same opening hear that it is filled, each by an email. */
export function TellOthers({ job, others }: { job: ReceivedApplication['job']; others: BatchState }) {
  const [isOpen, setOpen] = useState(false);
  const openings = useQuery(query.applications.byOpening.queryOptions());
  const count = countWaiting(openings.data?.data.find(({ id }) => id === job.id)?.counts ?? {});
  if (count === 0) return null;
  return (
    <>
      <Button
        icon={<MailIcon size="sm" />}
        endIcon={<ActKey />}
        aria-keyshortcuts="a"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.applications_tell_others({ count })}
      </Button>
      {isOpen && (
        <BulkRejectDialog
          count={count}
          selection={{ filter: { job_id: job.id, status: [...waiting] }, expected: count }}
          reason="position filled"
          start={others.start}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
