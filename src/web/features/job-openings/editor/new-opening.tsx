import { useQuery } from '@tanstack/react-query';
import { memberMay } from '#domain/companies/members.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { OpeningForm } from './opening-form.tsx';
import { PostingNotice } from './posting-notice.tsx';

/** The empty form, for the members whose role writes openings. */
export function NewOpening() {
  const own = useCompany();
  const mayWrite = !own || memberMay(own.role, 'edit_opening');
  const list = useQuery(query.jobOpenings.list.queryOptions({ input: { show: 1 }, enabled: mayWrite }));
  if (mayWrite) return <OpeningForm notice={<PostingNotice slots={list.data?.data.slots} />} />;
  return (
    <FaultScreen
      kind="no-permission"
      detail={m.job_openings_editor_read_only_text()}
      actions={
        <PageLink to="/job_opening" className="btn">
          {m.job_openings_editor_list_title()}
        </PageLink>
      }
    />
  );
}
