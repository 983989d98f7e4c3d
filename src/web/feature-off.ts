const listeners = new Set<() => void>();

/** Calls `listener` whenever a call was refused because its feature is switched off; answers what ends that. */
export function onFeatureOff(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceFeatureOff(): void {
  for (const listener of listeners) listener();
}
