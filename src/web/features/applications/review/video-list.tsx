import { m } from '#texts/messages.js';
import { VideoPlaylist } from '#web/features/video/video-playlist.tsx';
import './answers.css';

export interface ReviewVideo {
  key: string;
  title: string;
  path: string | null;
  poster: string | null;
  captions: string;
}

/** Recorded answers, one after another; those that are not there yet are named. */
export function VideoList({ videos }: { videos: readonly ReviewVideo[] }) {
  const recorded = videos.flatMap(({ key, title, path, poster, captions }) =>
    path ? [{ id: key, question: title, src: path, poster, captions }] : [],
  );
  const missing = videos.filter((video) => !video.path);
  return (
    <>
      <VideoPlaylist videos={recorded} />
      {missing.length > 0 && (
        <ul className="answer-missing">
          {missing.map(({ key, title }) => (
            <li key={key}>
              <span className="small">
                <bdi>{title}</bdi>
              </span>
              <span className="muted small">{m.applications_video_missing()}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
