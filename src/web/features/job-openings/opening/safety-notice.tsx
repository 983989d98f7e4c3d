import { Suspense, useState } from 'react';
import { m } from '#texts/messages.js';
import { ShieldIcon } from '#web/design/icons/subject-icons.tsx';
import { laterPart } from '#web/later-part.ts';
import './safety-notice.css';

const ReportDialog = laterPart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog));

/** Never pay for a job, and where to say so when somebody asks for it. */
export function SafetyNotice({ openingId }: { openingId: string }) {
  // Once it was asked for it stays, with what was typed.
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  return (
    <div className="safety">
      <ShieldIcon />
      <p>
        {m.job_openings_never_pay()}{' '}
        <button type="button" className="link-button" onClick={() => setDialog('open')}>
          {m.job_openings_report()}
        </button>
      </p>
      {dialog && (
        <Suspense>
          <ReportDialog openingId={openingId} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </div>
  );
}
