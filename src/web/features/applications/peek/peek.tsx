import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import { detailsQuery, type ReceivedPage } from '#web/features/applications/calls.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import type { useStatusChange } from '#web/features/applications/list/use-status-change.ts';
import { NextAct } from '#web/features/applications/next-act.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import { PeekDetails, PeekFit } from './peek-details.tsx';
import { type Peek as PeekState, peekId } from './use-peek.ts';
import './peek.css';

/** One application beside the list that it is of: what decides whether the review is worth opening. */
export function Peek({
  id,
  row,
  place,
  page,
  search,
  peek,
  statuses,
  isQuiet,
  others,
}: {
  id: string;
  /** What the list knows of it; undefined once it has left the list. */
  row: ReceivedApplication | undefined;
  place: number | undefined;
  page: Pick<ReceivedPage, 'total' | 'abilities' | 'mailed_statuses'>;
  /** The list in which the review opens. */
  search: ListSearch;
  peek: PeekState;
  statuses: ReturnType<typeof useStatusChange>;
  /** Several are selected: the filled act is theirs. */
  isQuiet: boolean;
  others: BatchState;
}) {
  const { locale } = useSurroundings();
  const found = useQuery({ ...detailsQuery(id), enabled: !peek.isPassing });
  const details = found.data;
  const application = details ?? row;
  const markRead = useEffectEvent((one: string) => peek.markRead(one));
  useEffect(() => {
    if (details) markRead(details.id);
  }, [details]);
  const name = application ? nameOf(application) : '';
  return (
    <section id={peekId} className="beside" aria-labelledby="peek-name">
      <div className="beside-bar">
        <IconButton
          variant="quiet"
          size="sm"
          label={m.applications_keys_back()}
          icon={<ChevronUpIcon size="sm" />}
          aria-keyshortcuts="k"
          disabled={!peek.previous}
          onClick={peek.previous}
        />
        <IconButton
          variant="quiet"
          size="sm"
          label={m.applications_keys_next()}
          icon={<ChevronDownIcon size="sm" />}
          aria-keyshortcuts="j"
          disabled={!peek.next}
          onClick={peek.next}
        />
        <span className="beside-keys" aria-hidden="true">
          <Kbd>k</Kbd>
          <Kbd>j</Kbd>
        </span>
        {place !== undefined && (
          <span className="muted small num">{m.applications_place({ place, total: page.total })}</span>
        )}
        <LinkButton
          size="sm"
          variant="quiet"
          className="beside-open"
          to="/job_application/list/details"
          search={{ ...search, id }}
          endIcon={<Kbd>Enter</Kbd>}
        >
          {m.applications_peek_open()}
        </LinkButton>
        <IconButton
          variant="quiet"
          size="sm"
          label={m.design_close()}
          icon={<CloseIcon size="sm" />}
          aria-keyshortcuts="Escape"
          onClick={peek.close}
        />
      </div>
      {application && (
        <div className="beside-body" aria-busy={!details}>
          <header className="beside-head">
            <Avatar
              name={name}
              src={application.candidate.avatar && `/${application.candidate.avatar}`}
              size="lg"
            />
            <div className="beside-title">
              <h2 id="peek-name">
                <bdi>{name}</bdi>
              </h2>
              <p>
                <bdi>{application.candidate.current_position}</bdi>
              </p>
              <p className="muted small">
                {m.applications_applied_on({ day: dayText(application.applied_at, locale) })}
              </p>
            </div>
            <StageBadge stage={statuses.statusOf(application)}>
              {statusText(statuses.statusOf(application))}
            </StageBadge>
          </header>
          {page.abilities.change_status && (
            <NextAct
              key={id}
              application={application}
              details={details}
              status={statuses.statusOf(application)}
              mailed={application.unconfirmed ? [] : page.mailed_statuses}
              isQuiet={isQuiet}
              others={others}
              onStatus={(status) => statuses.change({ ...application, name }, status)}
            />
          )}
          <PeekFit application={application} details={details} />
          {details && <PeekDetails application={details} />}
          {!details && !found.error && (
            <Loading>
              <SkeletonText lines={6} />
            </Loading>
          )}
          {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        </div>
      )}
    </section>
  );
}
