import { useSyncExternalStore } from 'react';
import { followStoredMode, readCompanyMode } from '#web/stored-mode.ts';
import { useSurroundings } from './surroundings.ts';

/** Company mode (specification 1, sections 3 and 4) chooses presentation, never a role. */
export function useCompanyMode(): boolean {
  const { userType } = useSurroundings();
  return useSyncExternalStore(followStoredMode, readCompanyMode, () => userType === 'company');
}
