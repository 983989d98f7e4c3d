import { m } from '#texts/messages.js';
import { QrCode } from '#web/design/data/qr-code.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { VideoPlaylist } from './video-playlist.tsx';
import './video-stage.css';
import './video-playlist.css';
import './video.css';

interface PublicVideoPageProps {
  name: string;
  /** Address of this page, for the QR code. */
  address: string;
  profile: string;
  videos: {
    id: string;
    question: string;
    video_question: string;
    poster: string | null;
    captions: string;
    seconds: number;
  }[];
}

/** `/video-cv/{id}_candidate`: the shared video introduction with a code to take it to a phone. */
export function PublicVideoPage({ name, address, profile, videos }: PublicVideoPageProps) {
  return (
    <div className="wrap section video-page">
      <PageHeader
        title={m.video_page_title({ name })}
        lead={m.video_page_lead()}
        actions={
          <a className="btn" href={profile}>
            {m.video_page_profile()}
          </a>
        }
      />
      <VideoPlaylist videos={videos.map((video) => ({ ...video, src: video.video_question }))} />
      <figure className="video-qr">
        <QrCode value={address} label={m.video_page_qr()} size={160} />
        <figcaption className="video-hint">{m.video_page_qr_text()}</figcaption>
      </figure>
    </div>
  );
}
