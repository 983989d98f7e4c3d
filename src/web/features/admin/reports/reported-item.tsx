import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportedOpening } from '#contract/opening-reports.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { reportReasons } from '#domain/job-openings/report-reasons.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { reportLabels } from '#web/features/job-openings/opening/report-labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { HoldDialog } from './hold-dialog.tsx';

/** One opening with what was said of it, and the decision. */
export function ReportedItem({ opening }: { opening: ReportedOpening }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [isHolding, setHolding] = useState(false);
  const { id, title, company, held_reason, reports, latest } = opening;
  const refresh = () => cache.invalidateQueries({ queryKey: query.openingReports.key() });
  const decide = async (work: () => Promise<unknown>) => {
    await run(work);
    await refresh();
  };
  const moment = (text: string) => momentText(text, locale);
  const reasons = reportReasons
    .map((reason) => ({ reason, count: latest.filter((report) => report.reason === reason).length }))
    .filter(({ count }) => count > 0);
  return (
    <li className="card admin-message">
      <div className="admin-message-head">
        <h2>
          <PageLink to={openingPath(opening)}>{title}</PageLink>
        </h2>
        {held_reason ? (
          <StatusBadge tone="no">{m.admin_report_held()}</StatusBadge>
        ) : (
          <StatusBadge tone={opening.is_flagged ? 'no' : 'wait'}>
            {m.admin_report_people({ count: reports })}
          </StatusBadge>
        )}
      </div>
      <p className="muted small">
        <Link to="/manage-employer/$id" params={{ id: company.id }}>
          <bdi>{company.name}</bdi>
        </Link>
        {reasons.map(({ reason, count }) => ` · ${reportLabels[reason]()} (${count})`)}
      </p>
      {held_reason && (
        <p className="admin-text" dir="auto">
          {held_reason}
        </p>
      )}
      {latest
        .filter(({ text }) => text !== '')
        .map((report) => (
          <div key={report.id} className="admin-reply">
            <p className="muted small">{moment(report.created_at)}</p>
            <p className="admin-text" dir="auto">
              {report.text}
            </p>
          </div>
        ))}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="row">
        {held_reason ? (
          <Button
            size="sm"
            loading={isRunning}
            onClick={() => void decide(() => api.openingReports.release({ id }))}
          >
            {m.admin_report_release()}
          </Button>
        ) : (
          opening.status === 'Published' && (
            <Button size="sm" onClick={() => setHolding(true)}>
              {m.admin_report_hold()}
            </Button>
          )
        )}
        {reports > 0 && (
          <Button
            size="sm"
            variant="quiet"
            disabled={isRunning}
            onClick={() => void decide(() => api.openingReports.dismiss({ id }))}
          >
            {m.admin_report_dismiss()}
          </Button>
        )}
      </div>
      {isHolding && (
        <HoldDialog
          opening={opening}
          onClose={() => {
            setHolding(false);
            void refresh();
          }}
        />
      )}
    </li>
  );
}
