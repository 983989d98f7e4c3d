import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useLostFocus } from '#web/features/video/use-lost-focus.ts';
import { VideoPlaylist } from '#web/features/video/video-playlist.tsx';
import { VideoIntroductionRecorder } from './video-introduction-recorder.tsx';
import '#web/features/video/video-stage.css';
import '#web/features/video/video-playlist.css';
import '#web/features/video/video.css';

/** `/profile/video-cv`: the own introduction, recording it, replacing it, removing it. */
export function VideoIntroductionScreen({ email, share }: { email: string; share: ReactNode }) {
  const options = query.videoIntroduction.read.queryOptions({ input: {} });
  const { data, isPending } = useQuery(options);
  const client = useQueryClient();
  const [mode, setMode] = useState<'show' | 'record' | 'done'>('show');
  const heading = useLostFocus(mode);
  const videos = data?.data ?? [];
  const save = async (answers: IntroductionAnswer[]) => {
    try {
      client.setQueryData(options.queryKey, await api.videoIntroduction.update({ video_cv: answers }));
      showToast({ type: 'success', text: m.video_saved() });
      setMode('done');
      return true;
    } catch {
      showToast({ type: 'error', text: m.video_failure_server(), duration: 5000 });
      return false;
    }
  };
  const header = <PageHeader title={m.video_title()} lead={m.video_lead()} />;
  const isRecorded = mode === 'record' || (mode === 'show' && !isPending && videos.length === 0);
  if (isRecorded)
    return (
      <div className="video-page">
        <VideoIntroductionRecorder person={email} header={header} onComplete={save} />
      </div>
    );
  return (
    <div className="video-page">
      {header}
      {mode === 'done' ? (
        <EmptyState
          title={m.video_success_title()}
          headingRef={heading}
          actions={
            <>
              {share}
              <LinkButton to="/candidate-dashboard" variant="primary">
                {m.video_success_dashboard()}
              </LinkButton>
              <LinkButton to="/profile">{m.video_success_profile()}</LinkButton>
            </>
          }
        >
          {m.video_success_text()}
        </EmptyState>
      ) : isPending ? (
        <div className="video-stage" aria-busy="true" />
      ) : (
        <Current
          videos={videos}
          share={share}
          onReplace={() => setMode('record')}
          onRemoved={() => void client.invalidateQueries({ queryKey: options.queryKey })}
        />
      )}
    </div>
  );
}

interface CurrentProps {
  videos: {
    id: string;
    question: string;
    video_question: string;
    poster: string | null;
    captions: string;
    seconds: number;
  }[];
  share: ReactNode;
  onReplace(): void;
  onRemoved(): void;
}

function Current({ videos, share, onReplace, onRemoved }: CurrentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    await api.videoIntroduction.remove().finally(() => setIsBusy(false));
    setIsAsking(false);
    onRemoved();
  };
  return (
    <section className="video-current" aria-labelledby="current-introduction">
      <h2 id="current-introduction">{m.video_current_title()}</h2>
      <VideoPlaylist videos={videos.map((video) => ({ ...video, src: video.video_question }))} />
      <div className="video-acts">
        <Button variant="primary" onClick={onReplace}>
          {m.video_replace()}
        </Button>
        {share}
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {m.video_remove()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.video_remove_title()}
        confirmLabel={m.video_remove()}
        cancelLabel={m.video_remove_cancel()}
        destructive
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {m.video_remove_text()}
      </ConfirmDialog>
    </section>
  );
}
