/** What the page of the link says of an answer that its plain form sent: what came of it, or why it was refused. */
export const additionNotices = [
  'confirmed',
  'opened',
  'joined',
  'declined',
  'terms',
  'sign_in',
  'too_many',
  'other',
] as const;
export type AdditionNotice = (typeof additionNotices)[number];
