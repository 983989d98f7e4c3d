import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { type RequestAnswer, requestAnswer } from '#domain/talent-pool/requests.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import '#web/features/talent-pool/talent-pool.css';
import './requests.css';

/** What the company wrote, and the ways to answer it on the spot. */
export function RequestToAnswer({
  request,
  isFirst = false,
}: {
  request: ReceivedRequest;
  isFirst?: boolean;
}) {
  const [isDeclining, setDeclining] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { run, isRunning, failure } = useCall();
  const { id, kind, job } = request;
  const variant = isFirst ? 'primary' : 'soft';
  const isClosed = job !== null && !job.is_open;
  const answer = async (given: RequestAnswer['answer']) => {
    const answered = await run(() => api.talentPool.answer({ id, answer: given }));
    await queries.invalidateQueries({ queryKey: query.talentPool.key() });
    if (answered && given === 'accept' && job)
      await navigate({ to: '/job/$id/apply', params: { id: job.id }, search: { source: 'invitation' } });
  };
  return (
    <>
      <RequestMessage request={request} />
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message}
        </Notice>
      )}
      {isClosed && <p className="field-help">{m.talent_pool_request_closed()}</p>}
      <div className="talent-badges">
        {kind === 'invitation' && !isClosed && (
          <Button size="sm" variant={variant} loading={isRunning} onClick={() => void answer('accept')}>
            {m.talent_pool_request_accept()}
          </Button>
        )}
        {kind === 'update' && (
          <>
            <LinkButton size="sm" to="/profile">
              {m.talent_pool_request_edit()}
            </LinkButton>
            <Button size="sm" variant={variant} loading={isRunning} onClick={() => void answer('done')}>
              {m.talent_pool_request_done()}
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" onClick={() => setDeclining(true)}>
          {m.talent_pool_request_decline()}
        </Button>
      </div>
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </>
  );
}

export function RequestMessage({ request: { message } }: { request: ReceivedRequest }) {
  if (!message) return null;
  return (
    <p className="talent-request-message" dir="auto">
      {message}
    </p>
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
