import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import { VideoList } from '#web/features/candidates/video-list.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** The video introduction, with the way to the page that records it. */
export function VideoCard({ details }: { details: CandidateDetails }) {
  const isThere = details.video_cv.length > 0;
  return (
    <Card as="section" className="profile-card" id="video_cv" aria-labelledby="video-title">
      <header className="profile-card-head">
        <h2 id="video-title">{m.candidates_video()}</h2>
        {isThere && (
          <PageLink to="/profile/video-cv" className="btn btn-quiet btn-sm">
            <VideoIcon size="sm" />
            <span className="profile-card-act">{m.candidates_video_update()}</span>
          </PageLink>
        )}
      </header>
      {isThere ? (
        <VideoList videos={details.video_cv} />
      ) : (
        <>
          <p className="field-help">{m.candidates_video_empty()}</p>
          <p>
            <PageLink to="/profile/video-cv" className="btn btn-sm">
              <VideoIcon size="sm" />
              {m.candidates_video_record()}
            </PageLink>
          </p>
        </>
      )}
    </Card>
  );
}
