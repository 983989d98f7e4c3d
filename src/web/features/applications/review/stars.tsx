import { useId } from 'react';
import { ratingMaximum } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StarIcon } from '#web/design/icons/subject-icons.tsx';
import './stars.css';

const steps = Array.from({ length: ratingMaximum }, (_, index) => index + 1);

/** One to five stars to choose from; pressed again, the chosen one is taken back. */
export function StarsInput({
  label,
  value,
  small,
  onChange,
}: {
  label: string;
  value: number | null;
  small?: boolean;
  onChange: (value: number | null) => void;
}) {
  const name = useId();
  return (
    <fieldset className={small ? 'rate-stars rate-stars-small' : 'rate-stars'}>
      <legend className="sr">{label}</legend>
      {steps.map((step) => (
        <label key={step} title={m.applications_rating_of({ rating: step })}>
          <input
            type="radio"
            name={name}
            checked={value === step}
            aria-label={m.applications_rating_of({ rating: step })}
            onChange={() => onChange(step)}
            onClick={() => value === step && onChange(null)}
          />
          <StarIcon className={value !== null && step <= value ? 'star-on' : 'star-off'} />
        </label>
      ))}
    </fieldset>
  );
}

/** A rating in figures, with its star. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="rate-stars-figure num">
      <StarIcon size="sm" className="star-on" />
      <span className="sr">{m.applications_rating_of({ rating: value })}</span>
      <span aria-hidden="true">{inDigits(value)}</span>
    </span>
  );
}
