import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isMoveTarget } from '#domain/applications/applications.ts';
import { confirmationDays } from '#domain/applications/by-hand.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { AddForm } from './add-form.tsx';

/** `/job_application/add`: an applicant who did not come by the site. */
export function AddScreen({ jobId = '' }: { jobId?: string }) {
  const own = useCompany();
  return (
    <>
      <PageHeader
        above={
          <Link to="/job_application/list" search={{ job_id: jobId || undefined }} className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.applications_title()}
          </Link>
        }
        title={m.additions_title()}
        lead={m.additions_lead({ days: confirmationDays })}
      />
      {!own ? (
        <Waiting />
      ) : memberMay(own.role, 'add_applicant') ? (
        <Openings jobId={jobId} />
      ) : (
        <EmptyState
          art={<EmptyInboxArt />}
          title={m.additions_no_right()}
          actions={<LinkButton to="/job_application/list">{m.exports_back()}</LinkButton>}
        >
          {m.additions_no_right_text()}
        </EmptyState>
      )}
    </>
  );
}

function Openings({ jobId }: { jobId: string }) {
  const openings = useQuery(query.applications.byOpening.queryOptions());
  return (
    <Answered query={openings} skeleton={<Skeleton height={420} width="100%" />}>
      {({ data }) => {
        const choices = publicFirst(data.filter(({ status }) => isMoveTarget(status)));
        if (choices.length === 0)
          return (
            <EmptyState
              art={<EmptyInboxArt />}
              title={m.additions_openings_none()}
              actions={<LinkButton to="/job_opening/new">{m.job_openings_editor_new()}</LinkButton>}
            >
              {m.additions_openings_none_text()}
            </EmptyState>
          );
        return <AddForm openings={choices} jobId={choices.some(({ id }) => id === jobId) ? jobId : ''} />;
      }}
    </Answered>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={420} width="100%" />
    </Loading>
  );
}
