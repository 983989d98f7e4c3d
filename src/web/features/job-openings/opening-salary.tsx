import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { salaryText } from './opening-format.ts';
import { payTerms } from './opening-labels.ts';

/** The salary in large figures, or that the company does not publish it. */
export function OpeningSalary({
  opening: { salary },
  className,
  withPeriod = true,
}: {
  opening: Pick<OpeningCard, 'salary'>;
  className?: string;
  withPeriod?: boolean;
}) {
  if (!salary) {
    return <p className={classNames('opening-pay-none', className)}>{m.job_openings_salary_hidden()}</p>;
  }
  return (
    <p className={classNames('opening-pay num', className)}>
      {salaryText(salary)} {withPeriod && <small>{payTerms(salary)}</small>}
    </p>
  );
}
