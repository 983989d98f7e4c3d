import { useQuery } from '@tanstack/react-query';
import { memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { OpeningForm } from './opening-form.tsx';
import { PostingNotice } from './posting-notice.tsx';

/** The empty form, for the members whose role writes openings. */
export function NewOpening() {
  const own = useCompany();
  const mayWrite = !own || memberMay(own.role, 'edit_opening');
  // Read once: what is typed stays, whatever others publish meanwhile.
  const list = useQuery({
    ...query.jobOpenings.list.queryOptions({ input: { show: 1 } }),
    enabled: mayWrite,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (mayWrite) {
    if (list.isPending) return <SkeletonCard />;
    const slots = list.data?.data.slots;
    if (slots && slots.used >= slots.total) return <NoSlot />;
    return <OpeningForm notice={<PostingNotice slots={slots} />} />;
  }
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

/** Nobody writes an opening to its end that the plan has no place for. */
function NoSlot() {
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      title={m.job_openings_editor_slots_full()}
      actions={
        <>
          <LinkButton to="/job_opening">{m.job_openings_editor_list_title()}</LinkButton>
          <LinkButton to="/plans" variant="primary">
            {m.job_openings_editor_see_plans()}
          </LinkButton>
        </>
      }
    >
      {m.job_openings_editor_slots_full_text()}
    </EmptyState>
  );
}
