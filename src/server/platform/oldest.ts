/** Forgets the entry of a map that was put into it first. */
export function forgetOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    entries.delete(key);
    return;
  }
}
