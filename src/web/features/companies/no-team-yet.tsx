import { m } from '#texts/messages.js';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { useCompany } from './use-company.ts';

/** Why somebody who sees named openings alone sees nothing: nobody has named them yet, and who can. */
export function NoTeamYet({ heading }: { heading?: 'h2' }) {
  const own = useCompany();
  return (
    <EmptyState art={<EmptyDocumentsArt />} heading={heading} title={m.companies_no_team()}>
      {m.companies_no_team_text({ company: own ? companyLabel(own.company) : '' })}
    </EmptyState>
  );
}
