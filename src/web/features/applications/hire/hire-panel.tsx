import { useState } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import { moneyText } from '#web/money.ts';
import { HireDialog } from './hire-dialog.tsx';

/** What was agreed with who is hired, for those who may read it. */
export function HirePanel({ application }: { application: ReceivedApplicationDetails }) {
  const { locale } = useSurroundings();
  const [isOpen, setOpen] = useState(false);
  const { status, hire, abilities } = application;
  if (status !== 'Hired' || !abilities.change_status) return null;
  return (
    <section aria-labelledby="review-hire">
      <h3 id="review-hire">{m.applications_hire()}</h3>
      <Facts
        facts={[
          [
            m.applications_hire_salary(),
            hire?.salary &&
              `${moneyText(hire.salary, hire.currency)} ${labelOf('salary_type', hire.salary_type)}`,
          ],
          [m.applications_hire_start(), hire?.start_date && dayText(hire.start_date, locale)],
        ]}
      />
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {hire ? m.applications_hire_change() : m.applications_hire_add()}
      </Button>
      {isOpen && <HireDialog application={application} onClose={() => setOpen(false)} />}
    </section>
  );
}
