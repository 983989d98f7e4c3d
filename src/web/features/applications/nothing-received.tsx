import { isHiringRole, memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { NoTeamYet } from '#web/features/companies/no-team-yet.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';

/** Nobody has applied yet: the next step is an opening, or sharing those that are. */
export function NothingReceived() {
  const own = useCompany();
  if (own && isHiringRole(own.role) && own.stats.openings === 0) return <NoTeamYet />;
  const mayPublish = own !== undefined && memberMay(own.role, 'publish');
  return (
    <EmptyState
      art={<EmptyInboxArt />}
      title={m.applications_none()}
      actions={
        mayPublish && (
          <>
            <NextStep hasOpenings={own.stats.held_openings > 0} />
            {own.role === 'owner' && (
              <LinkButton variant="quiet" to="/company-profile-edit/settings/import">
                {m.imports_title()}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {mayPublish ? m.applications_none_text() : m.applications_none_text_reader()}
    </EmptyState>
  );
}

function NextStep({ hasOpenings }: { hasOpenings: boolean }) {
  return hasOpenings ? (
    <LinkButton to="/job_opening">{m.applications_none_openings()}</LinkButton>
  ) : (
    <LinkButton to="/job_opening/new">{m.job_openings_editor_new()}</LinkButton>
  );
}
