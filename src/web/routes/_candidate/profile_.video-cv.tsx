import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ShareIntroduction } from '#web/features/candidates/public/share-introduction.tsx';
import { VideoIntroductionScreen } from '#web/features/video/introduction/video-introduction-screen.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_candidate/profile_/video-cv')({
  head: () => ({ meta: [{ title: `${m.video_title()} · ${m.product_name()}` }] }),
  component: () => (
    <VideoIntroductionScreen email={readSurroundings().viewer?.email ?? ''} share={<ShareIntroduction />} />
  ),
});
