import { memberMay } from '#domain/companies/members.ts';
import { m } from '#texts/messages.js';
import { useCompany } from '../companies/use-company.ts';
import { FaultScreen } from '../shell/fault-screen.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { OpeningForm } from './opening-form.tsx';

/** The empty form, for the members whose role writes openings. */
export function NewOpening() {
  const own = useCompany();
  if (!own || memberMay(own.role, 'edit_opening')) return <OpeningForm />;
  return (
    <FaultScreen
      kind="no-permission"
      detail={m.desk_read_only_text()}
      actions={
        <PageLink to="/job_opening" className="btn">
          {m.desk_list_title()}
        </PageLink>
      }
    />
  );
}
