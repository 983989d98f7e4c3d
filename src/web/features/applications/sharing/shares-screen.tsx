import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApplicationShare } from '#contract/sharing-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyPeopleArt } from '#web/design/art/empty.tsx';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { CopyIcon, LockIcon, UnlinkIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { BackToApplications } from '#web/features/applications/back-to-applications.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText, zonedMomentText } from '#web/moments.ts';
import { lastMinute } from './closing.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { copyRoomLink } from './room-address.ts';
import { ShareDetails } from './share-details.tsx';
import './shares.css';

export interface SharesSearch {
  page?: number;
  /** The link whose visitors are looked at. */
  id?: string;
}

/** The company's links with what came of them; each is closed at once. */
export function SharesScreen({ search }: { search: SharesSearch }) {
  const list = useQuery(query.sharing.list.queryOptions({ input: { page: search.page } }));
  const [closing, setClosing] = useState<ApplicationShare>();
  return (
    <>
      <PageHeader above={<BackToApplications />} title={m.sharing_title()} lead={m.sharing_lead()} />
      <Answered query={list} skeleton={<Skeleton width="100%" height={240} />}>
        {({ data, total, per_page, abilities }) =>
          data.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <Table caption={m.sharing_total({ number: total })} columns={columns()}>
                {data.map((share) => (
                  <ShareRow
                    key={share.id}
                    share={share}
                    onClose={abilities.share ? () => setClosing(share) : undefined}
                  />
                ))}
              </Table>
              <ListPages page={search.page} pages={Math.ceil(total / per_page)} />
            </>
          )
        }
      </Answered>
      {search.id && <ShareDetails id={search.id} page={search.page} />}
      {closing && <RevokeDialog share={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

function columns() {
  return [
    { key: 'link', label: m.sharing_column_link() },
    { key: 'state', label: m.sharing_column_state() },
    { key: 'applications', label: m.sharing_column_applications(), kind: 'number' as const },
    { key: 'visitors', label: m.sharing_column_visitors(), kind: 'number' as const },
    { key: 'views', label: m.sharing_column_views(), kind: 'number' as const },
    { key: 'until', label: m.sharing_column_until() },
    { key: 'acts', label: m.sharing_column_acts(), kind: 'acts' as const },
  ];
}

function ShareRow({ share, onClose }: { share: ApplicationShare; onClose: (() => void) | undefined }) {
  const { publicUrl, locale } = useSurroundings();
  const isOpen = share.state === 'open';
  return (
    <tr className="share-row">
      <TableCell kind="wide">
        <div className="share-name">
          <Link
            to="/job_application/shared"
            search={(before) => ({ ...before, id: share.id })}
            aria-label={m.sharing_details_of({ title: share.title })}
          >
            {share.title}
          </Link>
          <span className="muted xs">
            {share.created_by
              ? m.sharing_by({ day: dayText(share.created_at, locale), name: share.created_by })
              : dayText(share.created_at, locale)}
            {share.has_password && (
              <span className="share-lock">
                <LockIcon size="sm" /> {m.sharing_password()}
              </span>
            )}
          </span>
        </div>
      </TableCell>
      <TableCell label={m.sharing_column_state()}>
        <ShareState state={share.state} />
      </TableCell>
      <TableCell kind="number" label={m.sharing_column_applications()}>
        {inDigits(share.applications)}
      </TableCell>
      <TableCell kind="number" label={m.sharing_column_visitors()}>
        {inDigits(share.visitors)}
      </TableCell>
      <TableCell kind="number" label={m.sharing_column_views()}>
        {inDigits(share.views)}
      </TableCell>
      <TableCell label={m.sharing_column_until()}>
        {zonedMomentText(lastMinute(share.expires_at), share.timezone, locale)}
      </TableCell>
      <TableCell kind="acts">
        {isOpen && (
          <IconButton
            variant="quiet"
            size="sm"
            label={m.sharing_copy_of({ title: share.title })}
            icon={<CopyIcon size="sm" />}
            onClick={() => void copyRoomLink(publicUrl, share.id)}
          />
        )}
        {isOpen && onClose && (
          <IconButton
            variant="quiet"
            size="sm"
            label={m.sharing_revoke_of({ title: share.title })}
            icon={<UnlinkIcon size="sm" />}
            onClick={onClose}
          />
        )}
      </TableCell>
    </tr>
  );
}

function ShareState({ state }: Pick<ApplicationShare, 'state'>) {
  if (state === 'open') return <StatusBadge tone="ok">{m.sharing_state_open()}</StatusBadge>;
  if (state === 'expired') return <StatusBadge tone="neutral">{m.sharing_state_expired()}</StatusBadge>;
  return <StatusBadge tone="neutral">{m.sharing_state_revoked()}</StatusBadge>;
}

function Nothing() {
  return (
    <EmptyState
      art={<EmptyPeopleArt />}
      title={m.sharing_none()}
      actions={
        <LinkButton to="/job_application/list" search={{}}>
          {m.sharing_none_action()}
        </LinkButton>
      }
    >
      {m.sharing_none_text()}
    </EmptyState>
  );
}
