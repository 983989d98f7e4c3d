import { useState } from 'react';
import type { PoolRelation } from '#contract/talent-pool-responses.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { EditIcon, MoreIcon, ShareIcon } from '#web/design/icons/icons.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { AskDialog } from './ask-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import '#web/features/talent-pool/talent-pool.css';

/** Whom a dialog is about. */
export interface CandidateDialog {
  candidate: { id: string; name: string };
  onClose: () => void;
}

/** What the company may do about a candidate: the act that comes first as a button, the others behind a menu. */
export function Acts({
  candidate,
  relation,
  jobId,
  isPage = false,
}: {
  candidate: CandidateDialog['candidate'];
  relation: PoolRelation;
  /** The opening that the list is about. */
  jobId?: string | undefined;
  /** On the profile the first act is the one filled button. */
  isPage?: boolean;
}) {
  const [dialog, setDialog] = useState<'invite' | 'ask' | 'share'>();
  const company = useCompany();
  const close = () => setDialog(undefined);
  if (!company || company.role === 'viewer') return null;
  const { may, first } = relation;
  const variant = isPage ? ('primary' as const) : undefined;
  const size = isPage ? undefined : ('sm' as const);
  return (
    <div className="talent-acts">
      {first === 'invite' && (
        <Button
          variant={variant}
          size={size}
          icon={<SendIcon size="sm" />}
          onClick={() => setDialog('invite')}
        >
          {m.talent_pool_invite()}
        </Button>
      )}
      {first === 'ask' && (
        <Button variant={variant} size={size} icon={<EditIcon size="sm" />} onClick={() => setDialog('ask')}>
          {m.talent_pool_ask()}
        </Button>
      )}
      <Menu
        label={m.talent_pool_more({ name: candidate.name })}
        trigger={(props) => (
          <IconButton
            {...props}
            size={size}
            label={m.talent_pool_more({ name: candidate.name })}
            icon={<MoreIcon size="sm" />}
          />
        )}
      >
        {may.invite && first !== 'invite' && (
          <MenuItem icon={<SendIcon size="sm" />} onClick={() => setDialog('invite')}>
            {m.talent_pool_invite()}
          </MenuItem>
        )}
        {may.ask && first !== 'ask' && (
          <MenuItem icon={<EditIcon size="sm" />} onClick={() => setDialog('ask')}>
            {m.talent_pool_ask()}
          </MenuItem>
        )}
        <MenuItem icon={<ShareIcon size="sm" />} onClick={() => setDialog('share')}>
          {m.talent_pool_share()}
        </MenuItem>
      </Menu>
      {dialog === 'invite' && <InviteDialog {...{ candidate, jobId }} onClose={close} />}
      {dialog === 'ask' && <AskDialog candidate={candidate} onClose={close} />}
      {dialog === 'share' && <ShareDialog candidate={candidate} onClose={close} />}
    </div>
  );
}
