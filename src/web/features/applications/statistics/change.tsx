import { enoughPeople } from '#domain/applications/funnel.ts';
import { m } from '#texts/messages.js';
import { Ltr } from '#web/design/ltr.tsx';
import { percentText } from '#web/number-text.ts';

/** How far a figure is from the one of the period before: sea for better, amber for worse, and both in words. */
export function Change({
  now,
  before,
  unit = String,
  isLessBetter = false,
}: {
  now: number;
  before: number;
  unit?: (value: number) => string;
  isLessBetter?: boolean;
}) {
  const difference = Math.round((now - before) * 10) / 10;
  const isBetter = isLessBetter ? difference < 0 : difference > 0;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  const tone = difference === 0 ? 'muted' : isBetter ? 'change-better' : 'change-worse';
  return (
    <span className={`num xs ${tone}`}>
      <Ltr>
        {sign}
        {unit(Math.abs(difference))}
      </Ltr>
      {difference !== 0 && (
        <span className="sr"> {isBetter ? m.statistics_better() : m.statistics_worse()}</span>
      )}
    </span>
  );
}

/** A part in per cent; of too few people none. */
export function ShareOf({ part, whole }: { part: number; whole: number }) {
  return whole < enoughPeople ? <TooFew /> : percentText(part / whole);
}

/** In place of a rate or a median of too few people; what that is stands once on the page. */
export function TooFew() {
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="sr">{m.statistics_too_few()}</span>
    </span>
  );
}
