import { useDetails } from '#web/features/candidates/use-details.ts';
import { ShareProfile } from './share-profile.tsx';

/** Shares the page of the own video introduction, once the profile is there to say whether it is published. */
export function ShareIntroduction() {
  const { data } = useDetails();
  return data ? <ShareProfile details={data.data} isVideo /> : null;
}
