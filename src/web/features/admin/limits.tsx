import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { LiftForm } from './lift-form.tsx';
import { LiftList } from './lift-list.tsx';
import { RefusedList } from './refused-list.tsx';

/** The limits by address: where an administrator lifts them, and sees what they refuse. */
export function Limits() {
  return (
    <div className="stack">
      <PageHeader title={m.admin_limits()} lead={m.admin_limits_lead()} />
      <LiftForm />
      <LiftList />
      <RefusedList />
    </div>
  );
}
