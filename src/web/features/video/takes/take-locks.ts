const held = new Map<string, () => void>();

/** Keeps other tabs from a take while this page works on it; answers false where another tab was first. */
export function holdTake(id: string): Promise<boolean> {
  if (held.has(id) || !navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((letGo) => held.set(id, letGo));
    });
  });
}

/** Leaves a take to whoever goes on with it; a page that closes does so by itself. */
export function letTakeGo(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

/** Whether another tab records, watches or sends one of these takes at this moment. */
export async function takesElsewhere(): Promise<(id: string) => boolean> {
  const locks = await navigator.locks?.query();
  const names = new Set(locks?.held?.map((lock) => lock.name));
  return (id) => names.has(lockName(id)) && !held.has(id);
}

function lockName(id: string): string {
  return `take-${id}`;
}
