import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { countryName } from '#domain/reference/countries.ts';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { AddedPanel } from '#web/features/applications/by-hand/added-panel.tsx';
import { HirePanel } from '#web/features/applications/hire/hire-panel.tsx';
import { nameOf } from '#web/features/applications/list/list-table.tsx';
import { PinButton } from '#web/features/applications/list/pin-button.tsx';
import { OutsidePanel } from '#web/features/applications/sharing/outside-panel.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { MessageButton } from '#web/features/shell/areas/message-button.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import { AnswersList } from './answers-list.tsx';
import { CvCard } from './cv-card.tsx';
import { FitPanel } from './fit-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ProfileFacts, ProfileSummary } from './profile-summary.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewInterviews } from './review-interviews.tsx';
import { StatusBar } from './status-bar.tsx';
import { StatusPanel } from './status-panel.tsx';
import { VideoList } from './video-list.tsx';

/** One application beside the list: what the candidate sent, and what the company does with it. */
export function ReviewDetails({
  application,
  scorecards,
  status,
  isCvOpen,
  onCv,
  onStatus,
  nextAct,
  onNext,
  onRemoved,
}: {
  application: ReceivedApplicationDetails;
  scorecards: ReactNode;
  status: ReceivedApplicationDetails['status'];
  isCvOpen: boolean;
  onCv: (open: boolean) => void;
  onStatus: (status: ApplicationStatus) => void;
  /** What follows from the status. */
  nextAct: ReactNode;
  /** Undefined at the last one. */
  onNext: (() => void) | undefined;
  onRemoved: () => void;
}) {
  const { locale } = useSurroundings();
  const { profile, abilities } = application;
  const name = nameOf(application);
  const company = useCompany();
  const isHiring = company !== undefined && isHiringRole(company.role);
  const canWrite =
    abilities.message &&
    abilities.change_status &&
    !application.blind &&
    company?.settings.messaging !== false;
  return (
    <article className="review-details" aria-labelledby="review-name">
      <header className="review-head">
        <Avatar name={name} src={profile?.avatar && `/${profile.avatar}`} size="lg" />
        <div className="review-title">
          <h1 id="review-name" tabIndex={-1}>
            {name}
          </h1>
          <p className="muted small">
            <b>
              <bdi>{application.job.title}</bdi>
            </b>
            <span className="review-day num">
              {application.unconfirmed
                ? m.additions_added_on({ day: dayText(application.applied_at, locale) })
                : m.applications_applied_on({ day: dayText(application.applied_at, locale) })}
            </span>
            <span>
              {joined(
                [
                  application.candidate.current_position,
                  profile?.residence_country && countryName(profile.residence_country, locale),
                ],
                m.common_comma(),
              )}
            </span>
          </p>
        </div>
        <div className="review-head-acts">
          {canWrite && application.candidate.id && <MessageButton candidateId={application.candidate.id} />}
          <PinButton application={{ ...application, name }} canPin={abilities.change_status} />
          <ReviewActs application={application} onRemoved={onRemoved} />
        </div>
      </header>
      <div className="review-panes">
        <div className="review-main">
          {application.moved_from && (
            <Notice tone="info">{m.applications_moved_from({ title: application.moved_from })}</Notice>
          )}
          {application.blind && (
            <Notice tone="info" title={m.applications_blind_title()}>
              {m.applications_blind_text()}
            </Notice>
          )}
          {application.fit && <FitPanel fit={application.fit} />}
          <AddedPanel application={application} />
          {profile && <ProfileFacts profile={profile} />}
          {!profile && !application.addition && <p className="muted">{m.applications_erased()}</p>}
          {application.blind ? (
            <section>
              <h3>{m.applications_cv()}</h3>
              <p className="muted">{m.applications_blind_cv()}</p>
            </section>
          ) : (
            <CvCard cv={application.cv} name={name} open={isCvOpen} hasPage onOpen={onCv} />
          )}
          {application.answers.length > 0 && (
            <section>
              <h3>
                {m.applications_answers()}
                <Link
                  className="review-all"
                  to="/job_application/question_answer"
                  search={{ id: application.id }}
                >
                  {m.applications_answers_all()}
                </Link>
              </h3>
              <AnswersList answers={application.answers} />
            </section>
          )}
          {application.videos.length > 0 && (
            <section>
              <h3>{m.applications_video_answers()}</h3>
              <VideoList videos={answerVideos(application)} />
            </section>
          )}
          {application.cover_letter && (
            <section>
              <h3>{m.applications_cover_letter()}</h3>
              <p className="measure review-letter" dir="auto">
                {application.cover_letter}
              </p>
            </section>
          )}
          {profile && profile.videos.length > 0 && (
            <section>
              <h3>{m.applications_introduction()}</h3>
              <VideoList
                videos={profile.videos.map((video) => ({
                  ...video,
                  key: video.question_id,
                  title: introductionTitle(video.question_id, locale),
                }))}
              />
            </section>
          )}
          {profile && <ProfileSummary profile={profile} />}
        </div>
        <aside className="review-side" aria-label={m.applications_decision()}>
          <ReplyNotice due={application.reply_due} />
          <StatusPanel
            status={status}
            canChange={abilities.change_status}
            mailed={application.mailed_statuses}
            onChange={onStatus}
            act={nextAct}
          />
          <HirePanel application={application} />
          {abilities.rate && <RatingPanel id={application.id} ratings={application.ratings} />}
          <NotesPanel application={application} />
          <ReviewInterviews application={application}>{scorecards}</ReviewInterviews>
          {!isHiring && <OutsidePanel id={application.id} />}
          <HistoryPanel history={application.history} />
        </aside>
      </div>
      <StatusBar
        id={application.id}
        ratings={abilities.rate ? application.ratings : undefined}
        onCv={application.cv && !application.blind ? () => onCv(true) : undefined}
        status={status}
        canChange={abilities.change_status}
        mailed={application.mailed_statuses}
        onChange={onStatus}
        onNext={onNext}
      />
    </article>
  );
}

/** The recorded answers of an application, in the order of the questions. */
export function answerVideos({ videos }: ReceivedApplicationDetails) {
  return videos.map((video) => ({ ...video, key: video.question_id, title: video.question }));
}

function introductionTitle(id: string, locale: Locale): string {
  const question = presetVideoQuestions.find((preset) => preset.id === id);
  return question ? textIn(question.question, locale) : m.applications_introduction();
}
