import { m } from '#texts/messages.js';
import { StarField } from '#web/design/star-field.tsx';
import './name-band.css';

/** The product's name as it is written where it comes from, drawn large; beside it what it means. */
export function NameBand() {
  return (
    <section className="wrap">
      <div className="name-band stars">
        <StarField fade="end" />
        <span className="name-band-word" dir="rtl" aria-hidden="true">
          مهنة
        </span>
        <p>{m.landing_name()}</p>
      </div>
    </section>
  );
}
