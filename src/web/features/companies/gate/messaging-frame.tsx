import { CandidateArea } from '#web/features/shell/areas/candidate-area.tsx';
import { PublicLayout } from '#web/features/shell/public-layout.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { CompanyArea } from './company-area.tsx';

/** The frame around messages, which both sides and visitors reach at one address: that of whoever looks. */
export function MessagingFrame() {
  const { viewer } = useSurroundings();
  if (viewer?.role === 'company') return <CompanyArea />;
  return viewer ? <CandidateArea /> : <PublicLayout />;
}
