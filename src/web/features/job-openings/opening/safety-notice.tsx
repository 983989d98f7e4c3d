import { useState } from 'react';
import { m } from '#texts/messages.js';
import { ShieldIcon } from '#web/design/icons/subject-icons.tsx';
import { ReportDialog } from './report-dialog.tsx';
import './safety-notice.css';

/** Never pay for a job, and where to say so when somebody asks for it. */
export function SafetyNotice({ openingId }: { openingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="safety">
      <ShieldIcon />
      <p>
        {m.job_openings_never_pay()}{' '}
        <button type="button" className="link-button" onClick={() => setOpen(true)}>
          {m.job_openings_report()}
        </button>
      </p>
      <ReportDialog openingId={openingId} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
