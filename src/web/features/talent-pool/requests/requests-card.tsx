import { useQuery } from '@tanstack/react-query';
import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { applicationPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { dayText } from '#web/moments.ts';
import { RequestMessage, RequestToAnswer } from './request-to-answer.tsx';
import '#web/features/talent-pool/talent-pool.css';
import './requests.css';

/** What companies asked of the candidate, and the answers; nothing where nobody asked besides what the page has told. */
export function RequestsCard({ told }: { told: readonly string[] }) {
  const asked = useQuery(query.talentPool.requests.queryOptions()).data?.data ?? [];
  const requests = asked.filter(({ id }) => !told.includes(id));
  if (requests.length === 0) return null;
  return (
    <Card as="section" className="dash-card" aria-labelledby="company-requests">
      <header className="dash-head">
        <h2 id="company-requests">{m.talent_pool_requests()}</h2>
      </header>
      <ul>
        {requests.slice(0, 8).map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function Request({ request }: { request: ReceivedRequest }) {
  const { company, job, status, expires_at } = request;
  const name = company.name;
  return (
    <li className="dash-row talent-request">
      <CompanyLogo size="sm" name={name} src={company.logo && `/${company.logo}`} />
      <div className="talent-request-text" dir="auto">
        <b>
          {job
            ? m.talent_pool_request_invitation({ company: name, title: job.title })
            : m.talent_pool_request_update({ company: name })}
        </b>
        {status === 'Waiting' && (
          <p className="field-help">
            {m.talent_pool_request_until({ day: dayText(expires_at, getLocale()) })}
          </p>
        )}
        {status === 'Waiting' ? (
          <RequestToAnswer request={request} />
        ) : (
          <>
            <RequestMessage request={request} />
            <Answered request={request} />
          </>
        )}
      </div>
    </li>
  );
}

function Answered({ request: { status, job } }: { request: ReceivedRequest }) {
  if (status === 'Accepted')
    return (
      <div className="talent-badges">
        <StatusBadge tone="ok">{m.talent_pool_request_accepted()}</StatusBadge>
        {job?.is_open && <PageLink to={applicationPath(job.id)}>{m.talent_pool_request_apply()}</PageLink>}
      </div>
    );
  if (status === 'Done') return <StatusBadge tone="ok">{m.talent_pool_request_answered_done()}</StatusBadge>;
  return (
    <StatusBadge tone="neutral">
      {status === 'Declined' ? m.talent_pool_request_declined() : m.talent_pool_request_expired()}
    </StatusBadge>
  );
}
