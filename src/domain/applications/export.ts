/** A table of the applications, or the CVs that came with them. */
export const exportKinds = ['csv', 'cvs'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'failed', 'gone'] as const;
export type ExportState = (typeof exportStates)[number];

/** Up to so many applications are written while the caller waits; more in the background. CVs are read from the storage. */
export const exportedAtOnce: Record<ExportKind, number> = { csv: 500, cvs: 50 };
/** What one export holds at most. */
export const exportMaximum = 50_000;
/** Days for which the file of an export is kept. */
export const exportKeptDays = 7;

/** Whether an export is still on its way. */
export function isExportOpen(state: ExportState): boolean {
  return state === 'waiting' || state === 'running';
}
