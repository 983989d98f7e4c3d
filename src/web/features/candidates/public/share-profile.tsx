import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ShareIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { ShareLinks } from './share-links.tsx';
import './share.css';

type Shared = Pick<CandidateDetails, 'share_id' | 'is_published'>;

/** Shares the profile, or the page of its video introduction, by link and QR code. The first share publishes the profile, and says so. */
export function ShareProfile({ details, isVideo }: { details: Shared; isVideo?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const keep = useKeepDetails();
  const { run, isRunning, failure } = useCall();
  const publish = async () => {
    const saved = await run(() => api.candidates.setVisibility({ is_published: true }));
    if (saved) keep(saved.data);
  };
  return (
    <>
      <Button icon={<ShareIcon />} onClick={() => setOpen(true)}>
        {m.candidates_share()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isVideo ? m.candidates_share_video_title() : m.candidates_share_title()}
      >
        {details.is_published ? (
          <ShareLinks shareId={details.share_id} isVideo={isVideo} />
        ) : (
          <div className="share">
            <p>{m.candidates_share_publishes()}</p>
            {failure && (
              <Notice tone="no" role="alert">
                {failure.message}
              </Notice>
            )}
            <div className="candidate-acts">
              <Button variant="primary" loading={isRunning} onClick={() => void publish()}>
                {m.candidates_share_publish()}
              </Button>
              <PageLink to="/candidate-settings#visibility">{m.candidates_share_choose()}</PageLink>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
