import { useState } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { ArrowEndIcon, MoreIcon, ShareIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { Menu, MenuItem, MenuLine } from '#web/design/overlay/menu.tsx';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { RemoveDialog } from '#web/features/applications/list/remove-dialog.tsx';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { ShareDialog } from '#web/features/applications/sharing/share-dialog.tsx';

/** What is done with an application beside its status: moved elsewhere, taken off the list. */
export function ReviewActs({
  application,
  onRemoved,
}: {
  application: ReceivedApplicationDetails;
  onRemoved: () => void;
}) {
  const [act, setAct] = useState<'move' | 'share' | 'remove'>();
  const { id, abilities } = application;
  const name = nameOf(application);
  const label = m.applications_acts_of({ name });
  const close = () => setAct(undefined);
  if (!abilities.move && !abilities.remove) return null;
  return (
    <>
      <Menu
        label={label}
        trigger={(props) => <IconButton {...props} variant="quiet" label={label} icon={<MoreIcon />} />}
      >
        {abilities.move && (
          <MenuItem icon={<ArrowEndIcon size="sm" />} onClick={() => setAct('move')}>
            {m.applications_move()}
          </MenuItem>
        )}
        {abilities.share && (
          <MenuItem icon={<ShareIcon size="sm" />} onClick={() => setAct('share')}>
            {m.sharing_share()}
          </MenuItem>
        )}
        {abilities.remove && (
          <>
            <MenuLine />
            <MenuItem icon={<TrashIcon size="sm" />} danger onClick={() => setAct('remove')}>
              {m.applications_remove()}
            </MenuItem>
          </>
        )}
      </Menu>
      {act === 'move' && <MoveDialog application={application} onClose={close} />}
      {act === 'share' && <ShareDialog ids={[id]} title={application.job.title} onClose={close} />}
      <RemoveDialog
        application={act === 'remove' ? { id, name } : undefined}
        onClose={close}
        onRemoved={onRemoved}
      />
    </>
  );
}
