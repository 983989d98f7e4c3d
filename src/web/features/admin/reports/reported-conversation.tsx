import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportedConversation } from '#contract/conversation-reports.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { SuspendCandidateDialog } from './suspend-candidate-dialog.tsx';

/** Who was reported by whom, the messages as they stood, and the decision. */
export function ReportedConversationItem({ report }: { report: ReportedConversation }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [isSuspending, setSuspending] = useState(false);
  const { id, about, company, candidate, reporter, text, evidence, is_open } = report;
  const teller = reporter ?? m.admin_news_author_gone();
  const names = { company: company.name, candidate: candidate.name };
  const refresh = () => cache.invalidateQueries({ queryKey: query.conversationReports.key() });
  const decide = async (work: () => Promise<unknown>) => {
    await run(work);
    await refresh();
  };
  const moment = (at: string) => momentText(at, locale);
  return (
    <li className="card admin-message">
      <div className="admin-message-head">
        <h2>
          {about === 'company' ? (
            <Link to="/manage-employer/$id" params={{ id: company.id }}>
              {company.name}
            </Link>
          ) : (
            candidate.name
          )}
        </h2>
        {candidate.is_suspended ? (
          <StatusBadge tone="no">{m.admin_people_suspended()}</StatusBadge>
        ) : (
          <StatusBadge tone="wait">
            {about === 'company' ? m.admin_people_company() : m.admin_people_candidate()}
          </StatusBadge>
        )}
      </div>
      <p className="muted small">
        {m.admin_people_by({
          reporter: about === 'company' ? teller : `${teller} (${company.name})`,
          date: moment(report.created_at),
        })}
      </p>
      <p className="admin-text" dir="auto">
        {text}
      </p>
      {evidence.length > 0 && (
        <details className="admin-evidence" open={is_open}>
          <summary>{m.admin_people_evidence({ count: evidence.length })}</summary>
          {evidence.map((message) => (
            <div key={message.sent_at + message.text} className="admin-reply">
              <p className="muted small">
                <bdi>{names[message.side]}</bdi> · {moment(message.sent_at)}
              </p>
              <p className="admin-text" dir="auto">
                {message.text}
              </p>
            </div>
          ))}
        </details>
      )}
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="row">
        {is_open && (
          <>
            {about === 'candidate' && !candidate.is_suspended && (
              <Button size="sm" onClick={() => setSuspending(true)}>
                {m.admin_people_suspend()}
              </Button>
            )}
            <Button
              size="sm"
              disabled={isRunning}
              onClick={() => void decide(() => api.conversationReports.settle({ id, verdict: 'settled' }))}
            >
              {m.admin_people_settle()}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={isRunning}
              onClick={() => void decide(() => api.conversationReports.settle({ id, verdict: 'dismissed' }))}
            >
              {m.admin_report_dismiss()}
            </Button>
          </>
        )}
        {!is_open && candidate.is_suspended && (
          <Button
            size="sm"
            loading={isRunning}
            onClick={() => void decide(() => api.conversationReports.restore({ id }))}
          >
            {m.admin_team_let_in()}
          </Button>
        )}
      </div>
      {isSuspending && (
        <SuspendCandidateDialog
          report={report}
          onClose={() => {
            setSuspending(false);
            void refresh();
          }}
        />
      )}
    </li>
  );
}
