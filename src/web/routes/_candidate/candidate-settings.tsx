import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CandidateSettingsScreen } from '#web/features/candidates/settings/candidate-settings-screen.tsx';
import { AlertsCard } from '#web/features/job-openings/alerts/alerts-card.tsx';

export const Route = createFileRoute('/_candidate/candidate-settings')({
  head: () => ({ meta: [{ title: `${m.area_settings()} · ${m.product_name()}` }] }),
  component: () => (
    <CandidateSettingsScreen>
      <AlertsCard />
    </CandidateSettingsScreen>
  ),
});
