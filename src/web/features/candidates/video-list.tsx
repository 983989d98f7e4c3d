import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { VideoPlaylist } from '#web/features/video/video-playlist.tsx';

/** The answers of a video introduction, one after another; nothing is loaded before it is played. */
export function VideoList({ videos }: { videos: CandidateDetails['video_cv'] }) {
  return (
    <VideoPlaylist
      videos={videos.map((video, index) => ({
        id: video.video_question,
        question: video.question || m.candidates_video_answer({ number: index + 1 }),
        src: video.video_question,
        poster: video.poster,
        captions: video.captions,
      }))}
    />
  );
}
