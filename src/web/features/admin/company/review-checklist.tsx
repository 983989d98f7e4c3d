import { type ReviewCheck, reviewChecks } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Kbd } from '#web/design/kbd.tsx';

/** What is looked at before a decision, ticked with 1 to 5; what stays open is named in the history. */
export function ReviewChecklist({
  done,
  onToggle,
}: {
  done: readonly ReviewCheck[];
  onToggle: (check: ReviewCheck) => void;
}) {
  return (
    <section className="card company-side" aria-labelledby="checklist">
      <h2 id="checklist">
        {m.admin_checklist()}{' '}
        <span className="muted num">
          {m.admin_checklist_done({ done: done.length, all: reviewChecks.length })}
        </span>
      </h2>
      {reviewChecks.map((check, index) => (
        <div key={check} className="check-line">
          <Checkbox
            label={checkLabel(check)}
            checked={done.includes(check)}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => onToggle(check)}
          />
          <span aria-hidden="true">
            <Kbd>{String(index + 1)}</Kbd>
          </span>
        </div>
      ))}
      <p className="muted small">{m.admin_checklist_help()}</p>
    </section>
  );
}

/** A check in words. */
export function checkLabel(check: ReviewCheck): string {
  const labels: Record<ReviewCheck, () => string> = {
    name: m.admin_check_name,
    cr_number: m.admin_check_cr_number,
    cr_expiry: m.admin_check_cr_expiry,
    representative: m.admin_check_representative,
    trade_license: m.admin_check_trade_license,
  };
  return labels[check]();
}
