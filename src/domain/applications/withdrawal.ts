/** How long a candidate may take a withdrawal back; until then nothing follows from it, though the company's list shows it at once. */
export const withdrawalUndoSeconds = 60;

/** Whole seconds for which a withdrawal can still be taken back; 0 once it stands. */
export function withdrawalSecondsLeft(withdrawnAt: Date, now: Date): number {
  const left = withdrawalUndoSeconds * 1000 - (now.getTime() - withdrawnAt.getTime());
  return Math.max(0, Math.floor(left / 1000));
}
