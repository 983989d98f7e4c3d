import { useState } from 'react';
import type { PublicProfile } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { ShareIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { ShareLinks } from './share-links.tsx';

/** A published profile can be passed on by whoever sees it; an unpublished one by nobody. */
export function ShareVisitor({ profile }: { profile: PublicProfile }) {
  const [isOpen, setOpen] = useState(false);
  if (!profile.is_published) return null;
  return (
    <>
      <Button icon={<ShareIcon />} onClick={() => setOpen(true)}>
        {m.candidates_share()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={m.candidates_share_visitor_title()}>
        <ShareLinks
          shareId={profile.id}
          label={m.candidates_share_visitor_link()}
          help={m.candidates_qr_help_visitor()}
        />
      </Dialog>
    </>
  );
}
