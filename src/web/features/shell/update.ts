/** What the service worker's update waits for; see `decideUpdate`. */
export interface WaitingUpdate {
  /** Milliseconds from the page's load until the new version was ready. */
  readyAfter: number;
  hasUnsavedChanges: boolean;
}

/** A version that is ready within 5 s of the load is applied unasked, unless a form would lose what was typed. */
const automaticWithin = 5000;

export function decideUpdate({ readyAfter, hasUnsavedChanges }: WaitingUpdate): 'apply' | 'ask' {
  return readyAfter <= automaticWithin && !hasUnsavedChanges ? 'apply' : 'ask';
}
