import type { OutsideReview, RoomApplication } from '#contract/sharing-responses.ts';
import { noteMaximum } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { Stars, StarsInput } from '#web/features/applications/review/stars.tsx';
import type { SavingState, useReview } from './use-review.ts';
import './outside-reviews.css';
import './own-review.css';

const ratingWords = [
  m.sharing_room_rating_1,
  m.sharing_room_rating_2,
  m.sharing_room_rating_3,
  m.sharing_room_rating_4,
  m.sharing_room_rating_5,
];

/** The visitor's stars and words; both are saved by themselves. */
export function OwnReview({
  application: { own },
  review: { comment, setComment, state, rate },
  mayComment,
}: {
  application: RoomApplication;
  review: ReturnType<typeof useReview>;
  mayComment: boolean;
}) {
  return (
    <Card as="section" pad="md" className="room-own" aria-labelledby="room-rating">
      <h3 id="room-rating">{m.sharing_room_rating()}</h3>
      <StarsInput label={m.sharing_room_rating()} value={own.rating} onChange={rate} />
      <p className="small room-word">{own.rating !== null && ratingWords[own.rating - 1]?.()}</p>
      {mayComment && (
        <TextArea
          id="room-comment"
          label={m.sharing_room_comment()}
          rows={4}
          maxLength={noteMaximum}
          aria-keyshortcuts="c"
          value={comment}
          count={{ used: [...comment].length, most: noteMaximum }}
          onChange={(event) => setComment(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      )}
      <SavingNote state={state} />
    </Card>
  );
}

function SavingNote({ state }: { state: SavingState }) {
  return (
    <p className="room-saving xs" role="status">
      {state === 'saving' && m.sharing_room_saving()}
      {state === 'saved' && (
        <>
          <CheckIcon size="sm" /> {m.sharing_room_saved()}
        </>
      )}
      {typeof state === 'object' && m.sharing_room_unsaved({ reason: state.problem })}
    </p>
  );
}

/** What the other visitors said; the server tells it only to who is done. */
export function OthersReviews({ reviews }: { reviews: readonly OutsideReview[] }) {
  return (
    <section aria-labelledby="room-others">
      <h3 id="room-others">{m.sharing_room_others()}</h3>
      {reviews.length === 0 ? (
        <p className="muted small">{m.sharing_room_others_none()}</p>
      ) : (
        <ReviewLines reviews={reviews} />
      )}
    </section>
  );
}

/** Name, stars and words of each. */
export function ReviewLines({ reviews }: { reviews: readonly OutsideReview[] }) {
  return (
    <ul className="outside-reviews">
      {reviews.map(({ name, rating, comment, updated_at }) => (
        <li key={name + updated_at}>
          <b>{name}</b>
          {rating !== null && <Stars value={rating} />}
          {comment && <p>{comment}</p>}
        </li>
      ))}
    </ul>
  );
}
