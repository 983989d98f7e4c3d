import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptyDocumentsArt, EmptyInboxArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { RecordingSession, type SessionQuestion } from '#web/features/video/recording-session.tsx';
import { listTakes, takeFolder } from '#web/features/video/takes/takes.ts';
import type { StoredTake } from '#web/features/video/use-recorder.ts';
import '#web/features/video/video-stage.css';
import '#web/features/video/video-playlist.css';
import '#web/features/video/video.css';

/** `/job/question-answer/{id}`: the video questions of an opening, one after another, for its applicant. */
export function VideoAnswersScreen({ jobId, email }: { jobId: string; email: string }) {
  const options = query.videoAnswers.questions.queryOptions({ input: { job_id: jobId } });
  const { data: answer, error } = useQuery(options);
  const client = useQueryClient();
  const [folder, setFolder] = useState<string | null>(null);
  useEffect(() => {
    void takeFolder(`answers-${jobId}`, email).then(setFolder);
  }, [jobId, email]);
  if (error) return <Closed jobId={jobId} title={m.error_not_found()} />;
  if (!answer || !folder) return <div className="video-page video-stage" aria-busy="true" />;
  const { application_id: applicationId, job, questions, is_open: isOpen } = answer.data;
  if (!applicationId)
    return (
      <Closed jobId={jobId} title={m.video_answer_apply_first()}>
        {m.video_answer_apply_text()}
      </Closed>
    );
  if (questions.length === 0) return <Closed jobId={jobId} title={m.video_answer_none()} />;
  const answered = new Set(questions.filter((question) => question.answer).map((question) => question.id));
  if (!isOpen && answered.size < questions.length) return <Closed jobId={jobId} title={m.error_gone()} />;
  const keep = async (question: SessionQuestion, { path, poster, captions }: StoredTake) => {
    await api.videoAnswers.save({
      id: applicationId,
      question_id: question.id,
      video: path,
      poster,
      captions,
    });
    for (const other of await listTakes(folder)) if (other.facts.slot === question.id) await other.remove();
    await client.invalidateQueries({ queryKey: options.queryKey });
  };
  return (
    <div className="video-page">
      <RecordingSession
        header={
          <PageHeader
            title={job.title}
            lead={job.company ? m.video_answer_lead({ company: job.company }) : m.video_answer_lead_hidden()}
          />
        }
        questions={questions.map(({ id, question, translation, seconds }) => ({
          id,
          question: translation ?? question,
          seconds,
        }))}
        answered={answered}
        folder={folder}
        who={{ title: m.video_door_answers_who(), text: m.video_door_answers_who_text() }}
        keep={{ title: m.video_door_answers_keep(), text: m.video_door_answers_keep_text() }}
        saveLabel={m.video_answer_submit()}
        onAnswer={keep}
      >
        {(_again, heading) => (
          <EmptyState
            art={<EmptyInboxArt />}
            title={m.video_answer_done_title()}
            headingRef={heading}
            actions={
              <>
                <LinkButton variant="primary" to="/candidate-dashboard">
                  {m.video_success_dashboard()}
                </LinkButton>
                <LinkButton to={openingPath(job) as '/'}>{m.video_answer_job()}</LinkButton>
              </>
            }
          >
            <p>{m.video_answer_done_text()}</p>
            <p>{m.video_answer_done_next()}</p>
          </EmptyState>
        )}
      </RecordingSession>
    </div>
  );
}

function Closed({ jobId, title, children }: { jobId: string; title: string; children?: string }) {
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      title={title}
      heading="h1"
      actions={
        <LinkButton variant="primary" to={openingPath({ id: jobId, title: '' }) as '/'}>
          {m.video_answer_job()}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
