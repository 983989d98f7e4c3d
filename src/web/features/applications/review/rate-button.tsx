import { useState } from 'react';
import type { Ratings } from '#contract/assessments.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { StarIcon } from '#web/design/icons/subject-icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { StarsInput } from './stars.tsx';
import { useRating } from './use-rating.ts';
import './rate-button.css';

/** The own stars in a drawer: one tap to open it, one to rate. */
export function RateButton({ id, ratings }: { id: string; ratings: Ratings }) {
  const [isOpen, setOpen] = useState(false);
  const { given, rate } = useRating(id, ratings);
  const label =
    given.rating === null
      ? m.applications_rating_give()
      : m.common_field_line({
          label: m.applications_rating_own(),
          message: m.applications_rating_of({ rating: given.rating }),
        });
  return (
    <>
      <Button
        className="rate-button"
        variant="quiet"
        icon={<StarIcon className={given.rating === null ? 'star-off' : 'star-on'} />}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {given.rating !== null && <span className="num">{inDigits(given.rating)}</span>}
      </Button>
      <Drawer open={isOpen} side="bottom" title={m.applications_rating_own()} onClose={() => setOpen(false)}>
        <div className="rate-drawer">
          <StarsInput
            label={m.applications_rating_own()}
            value={given.rating}
            onChange={(rating) => {
              setOpen(false);
              rate(rating);
            }}
          />
        </div>
      </Drawer>
    </>
  );
}
