import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { VideoIcon } from '#web/design/icons/subject-icons.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** Asks to add the video introduction, or to bring it up to date. */
export function VideoPrompt({ count }: { count: number }) {
  const isThere = count > 0;
  return (
    <Card as="section" className="deep video-prompt" aria-labelledby="video-prompt">
      <StarField fade="end" />
      <div className="video-prompt-text">
        <h2 id="video-prompt">{isThere ? m.candidates_video_there() : m.candidates_video_missing()}</h2>
        <p>{isThere ? m.candidates_video_there_text() : m.candidates_video_missing_text()}</p>
        <PageLink to="/profile/video-cv" className="btn">
          <VideoIcon />
          {isThere ? m.candidates_video_update() : m.candidates_video_record()}
        </PageLink>
      </div>
      <svg className="video-prompt-art" viewBox="0 0 132 172" aria-hidden="true">
        <path className="video-prompt-arch" d="M0 172V76C0 38 38 22 66 0c28 22 66 38 66 76v96Z" />
        <path className="video-prompt-line" d="M8 172V77C8 43 42 29 66 10c24 19 58 33 58 67v95" />
        <circle className="video-prompt-person" cx="66" cy="86" r="24" />
        <path className="video-prompt-person" d="M22 172v-14c0-24 20-38 44-38s44 14 44 38v14Z" />
        <path className="video-prompt-frame" d="M30 58V46h12M102 58V46H90" />
      </svg>
    </Card>
  );
}
