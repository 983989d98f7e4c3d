import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DashboardAnswer, QueuedApplication } from '#contract/company-activity.ts';
import { owedStatuses, storedApplicationStatuses } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { agoText } from '#web/ago-text.ts';
import { StageBadge } from '#web/application-stages.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { SuccessIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { Meets } from '#web/features/applications/list/meets.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { shortDayText } from '#web/moments.ts';
import { type AttentionItem, groupsOf, sentenceOf } from './attention.ts';
import { countBelow } from './count-below.ts';
import { DoneRows } from './done-rows.tsx';
import { dueText } from './due-text.ts';
import './queue.css';

/** More late answers than this are not counted one by one. */
const owedReach = 500;

/** Where those who wait for an answer stand together, whoever waits longest first. */
const unanswered: ListSearch = { status: [...owedStatuses], sort: 'oldest' };

/** What waits for somebody by kind, one act a row: the oldest promise first. */
export function Queue({
  queue: { reply, fresh },
  attention,
}: {
  queue: Extract<DashboardAnswer, { viewer: 'company' }>['queue'];
  attention: readonly AttentionItem[];
}) {
  const groups = groupsOf(attention);
  useKeys({ j: () => moveBy(1), k: () => moveBy(-1) });
  const isEmpty = reply.total === 0 && fresh.total === 0 && groups.length === 0;
  return (
    <Card as="section" className="queue" aria-labelledby="queue">
      <div className="company-card-head">
        <h2 id="queue" tabIndex={-1}>
          {m.companies_queue()}
        </h2>
        {reply.total > 1 && <span className="muted small">{m.companies_queue_order()}</span>}
      </div>
      <DoneRows />
      {isEmpty && (
        <p className="queue-empty">
          <SuccessIcon className="company-ok" />
          {m.companies_attention_none()}
        </p>
      )}
      {reply.items.length > 0 && (
        <QueueGroup
          heading={m.companies_queue_reply()}
          count={reply.total < owedReach ? inDigits(reply.total) : `${inDigits(owedReach)}+`}
          aside={
            <>
              <span className="queue-promised muted small">{m.companies_queue_promised()}</span>
              <Link to="/job_application/list" search={unanswered} className="small">
                {m.companies_queue_unanswered()}
              </Link>
            </>
          }
        >
          {reply.items.map((item) => (
            <ApplicationRow key={item.id} item={item} />
          ))}
        </QueueGroup>
      )}
      {fresh.items.length > 0 && (
        <QueueGroup
          heading={m.companies_queue_fresh()}
          count={inDigits(countBelow({ reply, fresh }))}
          aside={
            <Link to="/job_application/list" search={{ status: ['Pending'] }} className="small">
              {m.companies_queue_all()}
            </Link>
          }
        >
          {fresh.items.map((item) => (
            <ApplicationRow key={item.id} item={item} />
          ))}
        </QueueGroup>
      )}
      {groups.map(({ key, heading, act, items }) => (
        <QueueGroup key={key} heading={heading} count={inDigits(items.length)}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.subject} ${item.path}`} className="queue-row">
              <AttentionText item={item} />
              <LinkButton
                size="sm"
                className="queue-act"
                to={item.path as string}
                aria-label={m.common_field_line({ label: act, message: sentenceOf(item) })}
              >
                {act}
              </LinkButton>
            </li>
          ))}
        </QueueGroup>
      ))}
      {!isEmpty && (
        <p className="queue-keys muted small">
          <span>
            <Kbd>j</Kbd> <Kbd>k</Kbd> {m.companies_queue_keys_move()}
          </span>
          <span>
            <Kbd>Enter</Kbd> {m.companies_queue_keys_act()}
          </span>
        </p>
      )}
    </Card>
  );
}

/** From the act where the focus is to the one of the next row or the one before; first to the one at the top. */
function moveBy(step: 1 | -1): boolean {
  const acts = [...document.querySelectorAll<HTMLElement>('.queue .queue-act')];
  const at = acts.findIndex((act) => act.matches(':focus'));
  const next = acts[at === -1 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}

function QueueGroup({
  heading,
  count,
  aside,
  children,
}: {
  heading: string;
  count: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="queue-group">
        <h3>
          {heading} <span className="muted num">{count}</span>
        </h3>
        {aside}
      </div>
      <ul>{children}</ul>
    </>
  );
}

/** What waits beside applications: about somebody by their name, anything else as a sentence. */
function AttentionText({ item }: { item: AttentionItem }) {
  if (item.kind !== 'interviews_scorecard' || !item.at)
    return (
      <>
        <span className="queue-mark">
          <WarningIcon className="company-wait" />
        </span>
        <span className="queue-text">{sentenceOf(item)}</span>
      </>
    );
  return (
    <>
      <Avatar name={item.subject} />
      <span className="queue-text">
        <b>
          <bdi>{item.subject}</bdi>
        </b>
        <span className="muted small">
          {m.companies_queue_interview({ day: shortDayText(item.at, getLocale()) })}
        </span>
      </span>
    </>
  );
}

function ApplicationRow({ item }: { item: QueuedApplication }) {
  const { locale } = useSurroundings();
  const name = item.candidate_name || m.companies_former_candidate();
  const act = actOn(item);
  const stage = storedApplicationStatuses.find((known) => known === item.status) ?? 'Pending';
  return (
    <li className="queue-row">
      <Avatar name={name} />
      <span className="queue-text">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted small">
          <bdi>{item.position}</bdi>
        </span>
      </span>
      <span className="queue-state">
        {item.due_at ? (
          <StageBadge stage={stage}>{labelOf('application_status', item.status)}</StageBadge>
        ) : (
          item.meets && <Meets meets={{ ...item.meets, missing: [] }} />
        )}
      </span>
      <span className={item.due_at ? 'queue-when queue-due' : 'queue-when muted'}>
        {item.due_at ? dueText(item.due_at, locale) : agoText(item.created_at, locale)}
      </span>
      <LinkButton
        size="sm"
        className="queue-act"
        to="/job_application/list/details"
        search={{ id: item.id }}
        aria-label={m.common_field_line({ label: act, message: name })}
      >
        {act}
      </LinkButton>
    </li>
  );
}

/** What is due: an answer that was promised, a word to who holds an offer, or a first look. */
function actOn({ due_at, status }: QueuedApplication): string {
  if (!due_at) return m.companies_queue_review();
  return status === 'Offered' ? m.companies_queue_remind() : m.companies_queue_answer();
}
