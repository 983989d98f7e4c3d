import * as messages from '#texts/messages.js';

/** The text key of a kind of activity; a kind without its own text is told in general words. */
export function activityTextKey(kind: string): string {
  const key = `companies_activity_${kind.replace(/[^a-z]+/g, '_')}`;
  return key in messages ? key : 'companies_activity_other';
}
