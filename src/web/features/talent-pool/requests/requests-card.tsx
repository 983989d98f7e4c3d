import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { applicationPath } from '#domain/job-openings/opening-address.ts';
import { type RequestAnswer, requestAnswer } from '#domain/talent-pool/requests.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { dayText } from '#web/moments.ts';
import '#web/features/talent-pool/talent-pool.css';
import './requests.css';

/** What companies asked of the candidate, and the answers; nothing where nobody asked. */
export function RequestsCard() {
  const requests = useQuery(query.talentPool.requests.queryOptions()).data?.data ?? [];
  const [declining, setDeclining] = useState<ReceivedRequest>();
  if (requests.length === 0) return null;
  return (
    <Card as="section" className="dash-card" aria-labelledby="company-requests">
      <header className="dash-head">
        <h2 id="company-requests" tabIndex={-1}>
          {m.talent_pool_requests()}
        </h2>
      </header>
      <ul>
        {requests.slice(0, 8).map((request) => (
          <Request key={request.id} request={request} onDecline={() => setDeclining(request)} />
        ))}
      </ul>
      {declining && <DeclineDialog request={declining} onClose={() => setDeclining(undefined)} />}
    </Card>
  );
}

function Request({ request, onDecline }: { request: ReceivedRequest; onDecline: () => void }) {
  const { company, job, message, status, expires_at } = request;
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
        {message && (
          <p className="talent-request-message" dir="auto">
            {message}
          </p>
        )}
        {status === 'Waiting' && (
          <p className="field-help">
            {m.talent_pool_request_until({ day: dayText(expires_at, getLocale()) })}
          </p>
        )}
        {status === 'Waiting' ? (
          <Answers request={request} onDecline={onDecline} />
        ) : (
          <Answered request={request} />
        )}
      </div>
    </li>
  );
}

function Answers({ request, onDecline }: { request: ReceivedRequest; onDecline: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { run, isRunning, failure } = useCall();
  const { id, kind, job } = request;
  const isClosed = job !== null && !job.is_open;
  const answer = async (given: RequestAnswer['answer']) => {
    const answered = await run(() => api.talentPool.answer({ id, answer: given }));
    await queries.invalidateQueries({ queryKey: query.talentPool.key() });
    if (answered && given === 'accept' && job)
      await navigate({ to: '/job/$id/apply', params: { id: job.id }, search: { source: 'invitation' } });
  };
  return (
    <>
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message}
        </Notice>
      )}
      {isClosed && <p className="field-help">{m.talent_pool_request_closed()}</p>}
      <div className="talent-badges">
        {kind === 'invitation' && !isClosed && (
          <Button size="sm" variant="soft" loading={isRunning} onClick={() => void answer('accept')}>
            {m.talent_pool_request_accept()}
          </Button>
        )}
        {kind === 'update' && (
          <>
            <LinkButton size="sm" to="/profile">
              {m.talent_pool_request_edit()}
            </LinkButton>
            <Button size="sm" variant="soft" loading={isRunning} onClick={() => void answer('done')}>
              {m.talent_pool_request_done()}
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" onClick={onDecline}>
          {m.talent_pool_request_decline()}
        </Button>
      </div>
    </>
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

function DeclineDialog({ request, onClose }: { request: ReceivedRequest; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { answer: 'decline' as const, message: '' },
    check: bySchema(requestAnswer),
    send: (values) => api.talentPool.answer({ id: request.id, ...values }),
    onDone: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: query.talentPool.key() });
    },
  });
  return (
    <FormDialog
      title={m.talent_pool_request_decline_title({ company: request.company.name })}
      form={form}
      confirm={m.talent_pool_request_decline()}
      cancel={m.talent_pool_cancel()}
      onClose={onClose}
    >
      <TextArea {...form.field('message')} label={m.talent_pool_request_word()} optional />
    </FormDialog>
  );
}
