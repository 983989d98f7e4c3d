import type { ReactNode } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { statusesToChoose } from '#domain/applications/status-changes.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useMedia } from '#web/design/use-media.ts';
import { AddedPanel } from '#web/features/applications/by-hand/added-panel.tsx';
import { HirePanel } from '#web/features/applications/hire/hire-panel.tsx';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { ApplicationMarks } from '#web/features/applications/marks/application-marks.tsx';
import { OutsidePanel } from '#web/features/applications/sharing/outside-panel.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { openingInCity } from '#web/features/job-openings/own/opening-option.ts';
import { MessageButton } from '#web/features/shell/areas/message-button.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import { ActDock } from './act-dock.tsx';
import { AskButton } from './ask-button.tsx';
import { CvCard } from './cv-card.tsx';
import { FitPanel } from './fit-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ProfileFacts, ProfileSummary } from './profile-summary.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewInterviews } from './review-interviews.tsx';
import { ReviewMedia } from './review-media.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusPanel } from './status-panel.tsx';

/** From here on the status lies beside what was sent, and the acts with it; below it they are at the thumb. */
export const deskWidth = '(width >= 960px)';

/** One application beside the list: what the candidate sent, and what the company does with it. */
export function ReviewDetails({
  application,
  scorecards,
  status,
  isCvOpen,
  onCv,
  onStatus,
  nextAct,
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
  onRemoved: () => void;
}) {
  const { locale } = useSurroundings();
  const { profile, abilities } = application;
  const name = nameOf(application);
  const isWide = useMedia(deskWidth);
  const company = useCompany();
  const isHiring = company !== undefined && isHiringRole(company.role);
  const canWrite =
    abilities.message &&
    abilities.change_status &&
    !application.blind &&
    company?.settings.messaging !== false;
  const writesTo = canWrite ? application.candidate.id : null;
  const message = writesTo && <MessageButton candidateId={writesTo} />;
  const setting = { status, mailed: application.mailed_statuses, onChange: onStatus };
  const canReject =
    abilities.change_status && statusesToChoose(status).includes('Rejected') && status !== 'Rejected';
  return (
    <article className="review-details" aria-labelledby="review-name">
      <header className="review-head">
        <Avatar name={name} src={profile?.avatar && `/${profile.avatar}`} size="lg" />
        <div className="review-title">
          <div className="review-name">
            <h1 id="review-name" tabIndex={-1}>
              {name}
            </h1>
            {isWide || !abilities.change_status ? (
              <StageBadge stage={status}>{statusText(status)}</StageBadge>
            ) : (
              <StatusChip {...setting} />
            )}
          </div>
          <p className="muted small">
            <b>{openingInCity(application.job)}</b>
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
          {isWide && message}
          <ApplicationMarks application={{ ...application, name }} canMark={abilities.change_status} />
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
          <div className="review-brief">
            {application.fit && (
              <FitPanel
                fit={application.fit}
                profile={profile ?? undefined}
                act={
                  writesTo
                    ? (gap) => (
                        <AskButton
                          gap={gap}
                          candidateId={writesTo}
                          names={{
                            candidate: name,
                            position: application.job.title,
                            company: company?.company.name ?? '',
                          }}
                        />
                      )
                    : undefined
                }
              />
            )}
            {profile && <ProfileFacts profile={profile} />}
          </div>
          <AddedPanel application={application} />
          {!profile && !application.addition && <p className="muted">{m.applications_erased()}</p>}
          <div className="review-sent">
            <ReviewMedia application={application} />
            {application.blind ? (
              <section>
                <h3>{m.applications_cv()}</h3>
                <p className="muted">{m.applications_blind_cv()}</p>
              </section>
            ) : (
              <CvCard cv={application.cv} name={name} open={isCvOpen} hasPage onOpen={onCv} />
            )}
          </div>
          {application.cover_letter && (
            <section>
              <h3>{m.applications_cover_letter()}</h3>
              <p className="measure review-letter" dir="auto">
                {application.cover_letter}
              </p>
            </section>
          )}
          {profile && <ProfileSummary profile={profile} />}
        </div>
        <aside className="review-side" aria-label={m.applications_decision()}>
          <ReplyNotice due={application.reply_due} />
          <StatusPanel {...setting} canChange={abilities.change_status} act={isWide && nextAct} />
          <HirePanel application={application} />
          {abilities.rate && <RatingPanel id={application.id} ratings={application.ratings} />}
          <NotesPanel application={application} />
          <ReviewInterviews application={application}>{scorecards}</ReviewInterviews>
          {!isHiring && <OutsidePanel id={application.id} />}
          <HistoryPanel history={application.history} />
        </aside>
      </div>
      {!isWide && (
        <ActDock
          message={message}
          onReject={canReject ? () => onStatus('Rejected') : undefined}
          act={abilities.change_status && nextAct}
        />
      )}
    </article>
  );
}
