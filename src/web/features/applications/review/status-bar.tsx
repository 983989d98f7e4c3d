import { useEffect, useRef, useState } from 'react';
import type { Ratings } from '#contract/assessments.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { Button, IconButton } from '#web/design/button.tsx';
import { ChevronEndIcon } from '#web/design/icons/icons.tsx';
import { CvIcon, StarIcon } from '#web/design/icons/subject-icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { StarsInput } from './stars.tsx';
import { StatusList, type StatusProps } from './status-panel.tsx';
import { useRating } from './use-rating.ts';
import './status-bar.css';

/** On a phone, at the thumb: the status of the application, the own rating, the CV, and the next one. */
export function StatusBar({
  id,
  canChange,
  ratings,
  onCv,
  onNext,
  ...props
}: StatusProps & {
  id: string;
  canChange: boolean;
  /** Undefined for who rates nobody. */
  ratings: Ratings | undefined;
  /** Undefined where there is no CV to read. */
  onCv: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The arrows begin at the status that is set.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen]);
  return (
    <div className="review-acts">
      {canChange && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="review-status-word">{m.applications_set_status({ status: '' })}</span>
          <StageBadge stage={props.status}>{statusText(props.status)}</StageBadge>
        </Button>
      )}
      {ratings && <RateButton id={id} ratings={ratings} />}
      {onCv && (
        <Button
          className="review-act"
          icon={<CvIcon />}
          aria-label={m.applications_cv()}
          title={m.applications_cv()}
          onClick={onCv}
        >
          <span className="review-act-words">{m.applications_cv()}</span>
        </Button>
      )}
      <IconButton
        label={m.applications_keys_next()}
        icon={<ChevronEndIcon />}
        disabled={!onNext}
        onClick={onNext}
      />
      <Drawer
        open={isOpen}
        side="bottom"
        title={m.applications_column_status()}
        onClose={() => setOpen(false)}
      >
        <div ref={list}>
          <StatusList
            {...props}
            onChange={(status) => {
              setOpen(false);
              props.onChange(status);
            }}
          />
        </div>
      </Drawer>
    </div>
  );
}

/** The own stars in a drawer: one tap to open it, one to rate. */
function RateButton({ id, ratings }: { id: string; ratings: Ratings }) {
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
        className="review-act"
        icon={<StarIcon className={given.rating === null ? 'star-off' : 'star-on'} />}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {given.rating !== null && <span className="num">{inDigits(given.rating)}</span>}
        {given.rating === null && <span className="review-act-words">{m.applications_rating_own()}</span>}
      </Button>
      <Drawer open={isOpen} side="bottom" title={m.applications_rating_own()} onClose={() => setOpen(false)}>
        <div className="review-rate-stars">
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
