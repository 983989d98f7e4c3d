/**
 * What an open page hears of. Each is the name of a part of the contract: what the page shows of that part is asked for
 * again, by the ordinary calls.
 */
export const liveKinds = [
  'messages',
  'notifications',
  'identity',
  'sharing',
  'applications',
  'imports',
  'careersPage',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Seconds between two signs of life on an open channel. */
export const liveBeatSeconds = 20;

/** Something changed: what kind of thing, and which. Nothing else is told. */
export interface LiveChange {
  kind: LiveKind;
  id: string;
}
