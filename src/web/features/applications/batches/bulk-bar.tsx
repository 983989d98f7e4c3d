import { useState } from 'react';
import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import {
  ArrowEndIcon,
  CheckIcon,
  CloseIcon,
  MoreIcon,
  ShareIcon,
  TrashIcon,
} from '#web/design/icons/icons.tsx';
import { MailIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import type { Reach, Selection } from '#web/features/applications/list/use-selection.ts';
import { ShareDialog } from '#web/features/applications/sharing/share-dialog.tsx';
import { BulkMoveDialog, BulkRemoveDialog, LetterDialog } from './bulk-dialogs.tsx';
import { BulkRejectDialog } from './bulk-reject-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { BatchState } from './use-batch.ts';
import './bulk-bar.css';

type Open = 'share' | 'status' | 'letter' | 'reject' | 'move' | 'remove';

/** What can be done with what is selected; it stands at the foot while something is. */
export function BulkBar({
  selection,
  mailed,
  state,
}: {
  selection: Selection;
  mailed: readonly StoredApplicationStatus[];
  state: BatchState;
}) {
  const [open, setOpen] = useState<Open>();
  const { count, reach } = selection;
  if (count === 0 && !open) return null;
  const wider = !selection.isAll && reach.total > count ? wordsOf(reach) : undefined;
  const setStatus = async (status: ApplicationStatus) => {
    setOpen(undefined);
    const isBegun = await state.begin({ selection: selection.value, act: { kind: 'status', status } });
    if (isBegun) selection.clear();
  };
  const dialog = {
    count,
    selection: selection.value,
    start: state.start,
    onDone: () => selection.clear(),
    onClose: () => setOpen(undefined),
  };
  return (
    <>
      <section className="bulk-bar" aria-label={m.applications_selected({ count })}>
        <IconButton
          variant="quiet"
          label={m.applications_select_none()}
          icon={<CloseIcon />}
          onClick={selection.clear}
        />
        <p className="bulk-count">
          <b className="num bulk-wide">{m.applications_selected({ count })}</b>
          {/* The bar itself is named by the whole sentence. */}
          <b className="num bulk-narrow" aria-hidden="true">
            {inDigits(count)}
          </b>
          {wider && (
            <button type="button" className="bulk-all bulk-wide" onClick={selection.selectAll}>
              {wider}
            </button>
          )}
        </p>
        <div className="bulk-acts">
          <Button
            variant="primary"
            icon={<CheckIcon size="sm" />}
            onClick={() => void setStatus('Shortlisted')}
          >
            {m.applications_shortlist()}
          </Button>
          <Button
            variant="quiet"
            className="bulk-wide"
            aria-haspopup="dialog"
            onClick={() => setOpen('status')}
          >
            {m.applications_bulk_status()}
          </Button>
          {!selection.isAll && (
            <Button
              variant="quiet"
              className="bulk-wide"
              icon={<ShareIcon size="sm" />}
              aria-haspopup="dialog"
              onClick={() => setOpen('share')}
            >
              {m.sharing_share()}
            </Button>
          )}
          <Button
            variant="quiet"
            className="bulk-wide"
            icon={<MailIcon size="sm" />}
            aria-haspopup="dialog"
            onClick={() => setOpen('letter')}
          >
            {m.applications_bulk_letter()}
          </Button>
          <Button
            variant="quiet"
            className="bulk-reject bulk-wide"
            icon={<CloseIcon size="sm" />}
            aria-haspopup="dialog"
            onClick={() => setOpen('reject')}
          >
            {m.applications_bulk_reject()}
          </Button>
          <Menu
            label={m.applications_bulk_more()}
            trigger={(props) => (
              <IconButton {...props} variant="quiet" label={m.applications_bulk_more()} icon={<MoreIcon />} />
            )}
          >
            {wider && (
              <MenuItem className="bulk-narrow" onClick={selection.selectAll}>
                {wider}
              </MenuItem>
            )}
            {/* On a phone, where one line holds no more than the act that most want. */}
            <MenuItem className="bulk-narrow" onClick={() => setOpen('status')}>
              {m.applications_bulk_status()}
            </MenuItem>
            {!selection.isAll && (
              <MenuItem
                className="bulk-narrow"
                icon={<ShareIcon size="sm" />}
                onClick={() => setOpen('share')}
              >
                {m.sharing_share()}
              </MenuItem>
            )}
            <MenuItem className="bulk-narrow" icon={<MailIcon size="sm" />} onClick={() => setOpen('letter')}>
              {m.applications_bulk_letter()}
            </MenuItem>
            <MenuItem
              className="bulk-narrow"
              danger
              icon={<CloseIcon size="sm" />}
              onClick={() => setOpen('reject')}
            >
              {m.applications_bulk_reject()}
            </MenuItem>
            <MenuItem icon={<ArrowEndIcon size="sm" />} onClick={() => setOpen('move')}>
              {m.applications_move()}
            </MenuItem>
            <MenuItem danger icon={<TrashIcon size="sm" />} onClick={() => setOpen('remove')}>
              {m.applications_remove()}
            </MenuItem>
          </Menu>
        </div>
      </section>
      {open === 'status' && (
        <StatusDialog
          title={m.applications_bulk_status_of({ count })}
          mailed={mailed}
          onChange={(status) => void setStatus(status)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'share' && (
        <ShareDialog ids={selection.ids} title={m.applications_title()} onClose={dialog.onClose} />
      )}
      {open === 'letter' && <LetterDialog {...dialog} />}
      {open === 'reject' && <BulkRejectDialog {...dialog} />}
      {open === 'move' && <BulkMoveDialog {...dialog} />}
      {open === 'remove' && <BulkRemoveDialog {...dialog} />}
    </>
  );
}

/** How all that can be reached is asked for. */
function wordsOf({ name, total }: Reach): string {
  return name
    ? m.applications_select_all_of({ number: total, status: name })
    : m.applications_select_all({ number: total });
}
