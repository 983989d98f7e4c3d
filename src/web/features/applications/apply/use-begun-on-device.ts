import { useEffect, useEffectEvent } from 'react';
import { type ApplyOpening, answersAsked } from './apply-values.ts';
import { type KeptApplication, keptApplication } from './kept-application.ts';

/** What was written here while nobody could be reached stands again, and goes to the server by itself. */
export function useBegunOnDevice(opening: ApplyOpening, onFound: (begun: KeptApplication) => void): void {
  const take = useEffectEvent(() => {
    const begun = keptApplication(opening.id).read();
    if (begun) onFound({ ...begun, answers: answersAsked(opening, begun.answers) });
  });
  useEffect(() => {
    take();
  }, []);
}
