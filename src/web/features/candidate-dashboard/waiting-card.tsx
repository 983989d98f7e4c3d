import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { classNames } from '#web/design/class-names.ts';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { ownApplicationsQuery } from '#web/features/applications/calls.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { RequestToAnswer } from '#web/features/talent-pool/requests/request-to-answer.tsx';
import { dayText, ownZone, zonedWhenText } from '#web/moments.ts';
import { firstOf, isSoon, type Waiting, waitingOf } from './waiting.ts';
import './waiting.css';

/** What waits for the candidate; what could not be read waits in its own card. Undefined until all of it was asked for. */
export function useWaiting(now: number): Waiting[] | undefined {
  const interviews = useQuery(query.interviews.own.queryOptions());
  const applications = useInfiniteQuery(ownApplicationsQuery());
  const requests = useQuery(query.talentPool.requests.queryOptions());
  if (interviews.isPending || applications.isPending || requests.isPending) return undefined;
  return waitingOf(
    {
      interviews: interviews.data?.data.upcoming ?? [],
      applications: applications.data?.data ?? [],
      requests: requests.data?.data ?? [],
    },
    now,
  );
}

/** What waits, the nearest first, one act a row; nothing where nothing waits. */
export function WaitingCard({ waiting, now }: { waiting: readonly Waiting[]; now: number }) {
  if (waiting.length === 0) return null;
  const first = firstOf(waiting);
  const more = waiting.length - first.length;
  return (
    <Card as="section" className="dash-card" aria-labelledby="waiting-for-you">
      <header className="dash-head">
        <h2 id="waiting-for-you">{m.candidates_waiting()}</h2>
        {more > 0 && <span className="muted small">{m.candidates_waiting_more({ count: more })}</span>}
      </header>
      <ul>
        {first.map((one, place) => (
          <WaitingRow key={one.key} waiting={one} isFirst={place === 0} isSoon={isSoon(one, now)} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ waiting, isFirst, isSoon }: { waiting: Waiting; isFirst: boolean; isSoon: boolean }) {
  const { locale } = useSurroundings();
  const { company, title, about, without, act, request } = waiting;
  const name = company?.name ?? m.candidates_company_hidden();
  const when = whenText(waiting, locale);
  return (
    <li className={classNames('dash-row waiting-row', isFirst && isSoon && 'waiting-soon')}>
      <CompanyLogo size="sm" name={name} src={company?.logo ? `/${company.logo}` : null} />
      <div className="waiting-what">
        <b dir="auto">{title}</b>
        {about && <span className="muted small">{about}</span>}
        {when && (
          <span className={classNames('small num', isSoon && isDeadline(waiting) ? 'waiting-when' : 'muted')}>
            {when}
          </span>
        )}
        {isFirst && without && <span className="small">{without}</span>}
        {request && (
          <div className="waiting-answer">
            <RequestToAnswer request={request} isFirst={isFirst} />
          </div>
        )}
      </div>
      {act && (
        <PageLink
          to={act.to}
          className={classNames('btn btn-sm waiting-act', isFirst && 'btn-primary')}
          aria-label={m.common_field_line({ label: act.label, message: title })}
        >
          {act.label}
        </PageLink>
      )}
    </li>
  );
}

/** When an application went is no day that anything is due. */
function isDeadline({ times, until, asked }: Waiting): boolean {
  return Boolean(times || until || asked?.replyDue);
}

function whenText({ times, until, asked }: Waiting, locale: Locale): string | undefined {
  if (times) return zonedWhenText(times, ownZone(), locale);
  if (until) return m.talent_pool_request_until({ day: dayText(until, locale) });
  if (asked?.replyDue) return m.candidates_waiting_reply({ day: dayText(asked.replyDue, locale) });
  return asked && m.candidates_waiting_since({ day: dayText(asked.appliedAt, locale) });
}
