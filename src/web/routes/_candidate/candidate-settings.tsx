import { createFileRoute } from '@tanstack/react-router';
import { type RefusedProvider, refusedProviders } from '#domain/identity/refused-providers.ts';
import { m } from '#texts/messages.js';
import { CandidateSettingsScreen } from '#web/features/candidates/settings/candidate-settings-screen.tsx';
import { AlertsCard } from '#web/features/job-openings/alerts/alerts-card.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_candidate/candidate-settings')({
  validateSearch: (search): { connected?: string | undefined; refused?: RefusedProvider | undefined } => ({
    connected: one(search.connected),
    refused: refusedProviders.find((reason) => reason === search.refused),
  }),
  head: () => ({ meta: [{ title: `${m.area_settings()} · ${m.product_name()}` }] }),
  component: CandidateSettings,
});

function CandidateSettings() {
  return (
    <CandidateSettingsScreen cameBack={Route.useSearch()}>
      <AlertsCard />
    </CandidateSettingsScreen>
  );
}
