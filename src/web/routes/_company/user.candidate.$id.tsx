import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CandidateScreen } from '#web/features/talent-pool/profile/candidate-screen.tsx';

export const Route = createFileRoute('/_company/user/candidate/$id')({
  head: () => ({ meta: [{ title: `${m.candidates_profile()} · ${m.product_name()}` }] }),
  component: () => <CandidateScreen id={Route.useParams().id} />,
});
