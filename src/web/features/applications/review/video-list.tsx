import { m } from '#texts/messages.js';

export interface ReviewVideo {
  key: string;
  title: string;
  path: string | null;
  poster: string | null;
}

/** Recorded answers; one that is not there yet says so. */
export function VideoList({ videos }: { videos: readonly ReviewVideo[] }) {
  return (
    <ul className="answer-videos">
      {videos.map(({ key, title, path, poster }) => (
        <li key={key}>
          <p className="small">{title}</p>
          {path ? (
            // biome-ignore lint/a11y/useMediaCaption: the captions of a take are not a file of their own yet.
            <video
              controls
              preload="none"
              playsInline
              aria-label={title}
              poster={poster ? `/api/${poster}` : undefined}
              src={`/api/${path}`}
            />
          ) : (
            <p className="muted small">{m.applications_video_missing()}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
