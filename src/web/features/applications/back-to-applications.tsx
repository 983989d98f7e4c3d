import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';

/** Stands over the title of what the applications lead to. */
export function BackToApplications() {
  return (
    <Link to="/job_application/list" className="page-head-back">
      <ChevronStartIcon size="sm" />
      {m.applications_title()}
    </Link>
  );
}
