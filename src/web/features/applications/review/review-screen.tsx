import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import type { Rejection } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import { ChevronEndIcon, ChevronStartIcon, KeyboardIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { useMedia } from '#web/design/use-media.ts';
import { BatchNotice } from '#web/features/applications/batches/batch-notice.tsx';
import { useBatch } from '#web/features/applications/batches/use-batch.ts';
import { detailsQuery, receivedQuery } from '#web/features/applications/calls.ts';
import { HireDialog } from '#web/features/applications/hire/hire-dialog.tsx';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { type ListSearch, listInput } from '#web/features/applications/list/list-search.ts';
import { useStatusChange } from '#web/features/applications/list/use-status-change.ts';
import { NextAct } from '#web/features/applications/next-act.tsx';
import { outsideQuery } from '#web/features/applications/sharing/outside-panel.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { refusalOf } from '#web/refusal.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { noteId } from './note-form.tsx';
import { RateButton } from './rate-button.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { deskWidth, ReviewDetails } from './review-details.tsx';
import { ReviewList, searchId } from './review-list.tsx';
import { focusStatus } from './status-panel.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOwnPage } from './use-own-page.ts';
import { useReviewKeys } from './use-review-keys.ts';
import './review.css';

/** The list beside one application; usable with the keyboard alone. */
export function ReviewScreen({
  search: { id, ...search },
  scorecards,
}: {
  search: ListSearch & { id?: string };
  /** What interviewers wrote, of one that was interviewed. */
  scorecards: (application: ReceivedApplicationDetails) => ReactNode;
}) {
  const navigate = useNavigate({ from: '/job_application/list/details' });
  const list = useQuery(receivedQuery(listInput(search)));
  const details = useQuery({ ...detailsQuery(id ?? ''), enabled: id !== undefined });
  // Shown with the rest: what came later would push down what is being read.
  const isHiring = useIsHiring();
  const outside = useQuery({
    ...outsideQuery(id ?? ''),
    enabled: id !== undefined && isHiring === false,
  });
  const isWaiting = !isHiring && outside.isPending;
  const isWide = useMedia(deskWidth);
  const { change, statusOf } = useStatusChange();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isCvOpen, setCvOpen] = useState(false);
  const [isHireOpen, setHireOpen] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const setStatus = async (status: ApplicationStatus, why?: Rejection) =>
    details.data && change({ ...details.data, name: nameOf(details.data) }, status, why);
  const others = useBatch();
  const rows = list.data?.data ?? [];
  const first = rows[0]?.id;

  const { place, total, ...beside } = useNeighbours({
    list: list.data,
    id,
    search,
    onOpen: (there, next) => {
      setCvOpen(false);
      void navigate({ search: { ...there, id: next }, replace: true, resetScroll: false });
    },
  });
  useOwnPage({
    list: list.data,
    id,
    search,
    onFound: (found, page) =>
      void navigate({
        search: (now) => (now.id === found ? { ...now, page } : now),
        replace: true,
        resetScroll: false,
      }),
  });
  useEffect(() => {
    if (id === undefined && first && !list.isPlaceholderData)
      void navigate({ search: (before) => ({ ...before, id: first }), replace: true });
  }, [id, first, list.isPlaceholderData, navigate]);
  useReviewKeys({
    j: beside.openNext,
    k: beside.openPrevious,
    s: focusStatus,
    c: () => details.data?.cv && setCvOpen(true),
    n: () => document.getElementById(noteId)?.focus(),
    r: () =>
      details.data?.abilities.change_status && details.data.status !== 'Rejected' && setRejecting(true),
    '/': () => document.getElementById(searchId)?.focus(),
    '?': () => setHelpOpen(true),
  });

  return (
    <div className="review">
      {list.data && (
        <ReviewList
          page={list.data}
          current={id}
          search={search}
          onSearch={(name) => {
            if (name !== (search.name ?? ''))
              void navigate({
                search: { ...search, name: name || undefined, page: undefined, id: undefined },
              });
          }}
        />
      )}
      {!list.data && <div className="review-list" />}
      <div className="review-body">
        <div className="review-bar">
          <Link to="/job_application/list" search={search} className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.applications_title()}
          </Link>
          {place !== undefined && (
            <span className="muted small num">{m.applications_place({ place, total })}</span>
          )}
          {!isWide && details.data?.abilities.rate && !isWaiting && (
            <RateButton key={details.data.id} id={details.data.id} ratings={details.data.ratings} />
          )}
          <IconButton
            variant="quiet"
            label={m.applications_keys_back()}
            icon={<ChevronStartIcon />}
            disabled={!beside.hasPrevious}
            aria-keyshortcuts="k"
            onClick={beside.openPrevious}
          />
          <IconButton
            variant="quiet"
            label={m.applications_keys_next()}
            icon={<ChevronEndIcon />}
            disabled={!beside.hasNext}
            aria-keyshortcuts="j"
            onClick={beside.openNext}
          />
          <span className="review-keys">
            <Kbd>j</Kbd>
            <Kbd>k</Kbd>
            <IconButton
              variant="quiet"
              label={m.applications_keys_title()}
              icon={<KeyboardIcon />}
              aria-keyshortcuts="?"
              onClick={() => setHelpOpen(true)}
            />
          </span>
        </div>
        <BatchNotice state={others} />
        {details.data && !isWaiting && (
          <ReviewDetails
            key={details.data.id}
            application={details.data}
            scorecards={scorecards(details.data)}
            status={statusOf(details.data)}
            isCvOpen={isCvOpen}
            onCv={setCvOpen}
            onStatus={(status) => {
              if (status === 'Rejected' && details.data?.status !== 'Rejected') setRejecting(true);
              else if (status === 'Hired' && details.data?.status !== 'Hired') setHireOpen(true);
              else void setStatus(status);
            }}
            nextAct={
              <NextAct
                application={details.data}
                details={details.data}
                status={statusOf(details.data)}
                mailed={details.data.mailed_statuses}
                isQuiet={false}
                others={others}
                onHire={() => setHireOpen(true)}
                onStatus={(status) => setStatus(status)}
              />
            }
            onRemoved={beside.hasNext ? beside.openNext : beside.openPrevious}
          />
        )}
        {id !== undefined && !details.isError && (details.isPending || isWaiting) && <DetailsSkeleton />}
        {details.isError && refusalOf(details.error)?.code !== 'NOT_FOUND' && (
          <FailedState error={details.error} onRetry={() => void details.refetch()} />
        )}
        {((details.isError && refusalOf(details.error)?.code === 'NOT_FOUND') ||
          (id === undefined && list.isSuccess && rows.length === 0)) && (
          <EmptyState
            art={<EmptySearchArt />}
            title={m.applications_not_found()}
            actions={
              <LinkButton to="/job_application/list" search={{}}>
                {m.applications_title()}
              </LinkButton>
            }
          >
            {m.applications_not_found_text()}
          </EmptyState>
        )}
      </div>
      {isRejecting && details.data && (
        <RejectDialog
          id={details.data.id}
          name={nameOf(details.data)}
          onReject={(why) => void setStatus('Rejected', why)}
          onClose={() => setRejecting(false)}
        />
      )}
      {isHireOpen && details.data && (
        <HireDialog
          application={details.data}
          hiring={{ onHire: () => setStatus('Hired'), rejectOthers: others.start }}
          onClose={() => setHireOpen(false)}
        />
      )}
      <KeysDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <Loading>
      <div className="review-head">
        <Skeleton width={48} height={48} round />
        <div className="review-title">
          <Skeleton width={220} height={24} />
          <Skeleton width={300} />
        </div>
      </div>
      <div className="review-main">
        <Skeleton width="100%" height={64} />
        <SkeletonText lines={5} />
        <SkeletonText lines={4} />
      </div>
    </Loading>
  );
}
