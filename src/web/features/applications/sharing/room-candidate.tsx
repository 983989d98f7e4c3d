import { useState } from 'react';
import type { Room, RoomApplication } from '#contract/sharing-responses.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { AnswersList } from '#web/features/applications/review/answers-list.tsx';
import { CvCard } from '#web/features/applications/review/cv-card.tsx';
import { FitPanel } from '#web/features/applications/review/fit-panel.tsx';
import { ProfileCareer, ProfileFacts } from '#web/features/applications/review/profile-summary.tsx';
import { VideoList } from '#web/features/applications/review/video-list.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { OthersReviews, OwnReview } from './own-review.tsx';
import { roomName } from './room-name.ts';
import { useReview } from './use-review.ts';
import './room-candidate.css';

/** One candidate, as far as the sharer shows them. */
export function RoomCandidate({
  roomId,
  room,
  application,
  onNext,
  onPrevious,
}: {
  roomId: string;
  room: Room;
  application: RoomApplication;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}) {
  const review = useReview(roomId, application);
  const mayRate = room.participation !== 'read';
  const rate = (rating: number) => mayRate && review.rate(rating);
  useKeys({
    j: () => onNext?.(),
    k: () => onPrevious?.(),
    c: () => document.getElementById('room-comment')?.focus(),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [String(rating), () => rate(rating)])),
  });
  return (
    <article aria-labelledby="room-name" className="room-candidate">
      <CandidateHead application={application} onNext={onNext} onPrevious={onPrevious} />
      <div className="room-columns">
        <Shown application={application} />
        <aside className="room-side" aria-label={m.sharing_room_rating()}>
          {mayRate && (
            <OwnReview
              application={application}
              review={review}
              mayComment={room.participation === 'comment'}
            />
          )}
          {room.visitor.is_done && <OthersReviews reviews={application.others} />}
        </aside>
      </div>
    </article>
  );
}

function CandidateHead({
  application,
  onNext,
  onPrevious,
}: {
  application: RoomApplication;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}) {
  const { locale } = useSurroundings();
  const { avatar, headline, residence_country, job, contact } = application;
  const name = roomName(application);
  const place = residence_country && countryName(residence_country, locale);
  return (
    <header className="room-candidate-head">
      <Avatar name={name} src={avatar} size="lg" />
      <div>
        <h2 id="room-name">{name}</h2>
        <p className="muted small">{joined([headline, place, job.title], m.common_comma())}</p>
        {contact && (
          <p className="row small">
            <a href={`mailto:${contact.email}`}>
              <Ltr>{contact.email}</Ltr>
            </a>
            {contact.phone && (
              <a className="num" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                <Ltr>{contact.phone}</Ltr>
              </a>
            )}
          </p>
        )}
      </div>
      <IconButton
        label={m.sharing_room_previous()}
        icon={<ChevronStartIcon />}
        disabled={!onPrevious}
        aria-keyshortcuts="k"
        onClick={onPrevious}
      />
      <IconButton
        label={m.sharing_room_next()}
        icon={<ChevronEndIcon />}
        disabled={!onNext}
        aria-keyshortcuts="j"
        onClick={onNext}
      />
    </header>
  );
}

function Shown({ application }: { application: RoomApplication }) {
  const [isCvOpen, setCvOpen] = useState(false);
  const { fit, cv, cv_file, videos, answers, cover_letter } = application;
  return (
    <div className="room-shown">
      {fit && <FitPanel fit={fit} />}
      {cv && <ProfileFacts profile={cv} />}
      {videos.length > 0 && (
        <section>
          <h3>{m.sharing_room_videos()}</h3>
          <VideoList videos={videos.map((video) => ({ ...video, key: video.id }))} />
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h3>{m.applications_answers()}</h3>
          <AnswersList answers={answers.map((answer) => ({ ...answer, knocked_out: false }))} />
        </section>
      )}
      {cover_letter && (
        <section>
          <h3>{m.applications_cover_letter()}</h3>
          <p className="measure room-letter" dir="auto">
            {cover_letter}
          </p>
        </section>
      )}
      {cv_file && <CvCard cv={cv_file} name={roomName(application)} open={isCvOpen} onOpen={setCvOpen} />}
      {cv && <ProfileCareer profile={cv} />}
    </div>
  );
}
