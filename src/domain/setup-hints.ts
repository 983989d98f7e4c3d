/** What a new installation comes with, and its owner should have looked at, in the order in which they are asked. */
export const setupHints = [
  'demo',
  'mail_server',
  'mail_sender',
  'secret_key',
  'backups',
  'legal',
  'plans',
  'statistics',
  'social',
] as const;
export type SetupHint = (typeof setupHints)[number];
