import { type ReactNode, useEffect, useState } from 'react';
import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { RecordingSession, type SessionQuestion } from '#web/features/video/recording-session.tsx';
import {
  listTakes,
  type SavedTake,
  savedOf,
  sweepTakes,
  type Take,
  takeFolder,
} from '#web/features/video/takes/takes.ts';
import { VideoPlaylist } from '#web/features/video/video-playlist.tsx';
import { forgetIntroductionQuestions, introductionQuestions } from './introduction-questions.ts';

interface VideoIntroductionRecorderProps {
  /** The signed-in address, or nothing before sign-up: whose takes this device shows. */
  person?: string;
  /** The title of the page, where there is one. */
  header?: ReactNode;
  submitLabel?: string;
  /** False where the page holds what a reload would lose. */
  mayReload?: boolean;
  /** Told when a take begins to run, and when no more does. */
  onRunning?: (isRunning: boolean) => void;
  /**
   * Keeps the three answers as `POST api/candidate` (`videocv`) and `POST api/updateVideoCv` (`video_cv`) take them;
   * answers whether that worked. Until it does, the takes stay on this device.
   */
  onComplete(answers: IntroductionAnswer[]): Promise<boolean>;
}

/** Records the video introduction: three questions, resumed where it was left on this device. */
export function VideoIntroductionRecorder(props: VideoIntroductionRecorderProps) {
  const [start, setStart] = useState<{ folder: string; questions: SessionQuestion[] } | null>(null);
  const [saved, setSaved] = useState<ReadonlyMap<string, SavedTake>>(new Map());
  const [isSubmitting, setIsSubmitting] = useState(false);
  const { person } = props;
  useEffect(() => {
    void sweepTakes().catch(() => undefined); // Housekeeping; nothing here depends on it.
    void takeFolder('introduction', person).then(async (folder) => {
      setSaved(allSaved(await listTakes(folder)));
      setStart({ folder, questions: introductionQuestions() });
    });
  }, [person]);
  if (!start) return props.header ?? null;
  const { folder, questions } = start;
  const submit = async () => {
    setIsSubmitting(true);
    try {
      if (!(await props.onComplete(answersOf(questions, saved)))) return;
      for (const take of await listTakes(folder)) await take.remove();
      forgetIntroductionQuestions();
    } finally {
      setIsSubmitting(false);
    }
  };
  return (
    <RecordingSession
      questions={questions}
      answered={new Set(questions.filter(({ id }) => saved.has(id)).map(({ id }) => id))}
      folder={folder}
      mayReload={props.mayReload}
      onRunning={props.onRunning}
      header={props.header}
      who={{ title: m.video_door_who(), text: m.video_door_who_text() }}
      keep={{ title: m.video_door_keep(), text: m.video_door_keep_text() }}
      onAnswer={async ({ id }, { take, path, poster, captions }) => {
        const answer = { path, poster, captions };
        await take.note({ saved: answer }); // It waits on this device until all three are submitted.
        setSaved((all) => new Map([...all, [id, answer]]));
      }}
    >
      {(again, heading) => (
        <section className="video-summary">
          <h2 ref={heading} tabIndex={-1}>
            {m.video_review_title()}
          </h2>
          <p>{m.video_review_text()}</p>
          <VideoPlaylist
            videos={playable(questions, saved)}
            renderAct={({ id, question }) => (
              <Button size="sm" aria-label={m.video_record_again_of({ question })} onClick={() => again(id)}>
                {m.video_record_again()}
              </Button>
            )}
          />
          <div className="video-acts">
            <Button variant="primary" size="lg" loading={isSubmitting} onClick={() => void submit()}>
              {props.submitLabel ?? m.video_submit()}
            </Button>
          </div>
        </section>
      )}
    </RecordingSession>
  );
}

/** What an earlier visit saved on the server and did not submit: the latest take of each question. */
function allSaved(takes: readonly Take[]): Map<string, SavedTake> {
  return new Map(
    takes.flatMap((take) => {
      const saved = savedOf(take);
      return saved ? [[take.facts.slot, saved] as const] : [];
    }),
  );
}

function answersOf(
  questions: readonly SessionQuestion[],
  saved: ReadonlyMap<string, SavedTake>,
): IntroductionAnswer[] {
  return questions.flatMap(({ id }) => {
    const answer = saved.get(id);
    return answer
      ? [{ id, video_question: answer.path, poster: answer.poster, captions: answer.captions }]
      : [];
  });
}

function playable(questions: readonly SessionQuestion[], saved: ReadonlyMap<string, SavedTake>) {
  return questions.flatMap(({ id, question }) => {
    const answer = saved.get(id);
    return answer
      ? [{ id, question, src: answer.path, poster: answer.poster, captions: answer.captions }]
      : [];
  });
}
