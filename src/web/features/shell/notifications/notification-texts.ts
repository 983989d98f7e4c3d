import type { Notification } from '#contract/notifications.ts';
import { m } from '#texts/messages.js';
import * as texts from '#texts/news.js';
import { textsByKey } from '#web/texts-by-key.ts';

const newsTexts = textsByKey(texts);

/** A notification as a sentence. A company that hides its name is "a company". */
export function notificationText({ kind, facts, count }: Notification): string {
  const { title = '', company = m.notifications_somebody(), name = m.notifications_somebody() } = facts;
  const way = (facts.deed ?? facts.status ?? '').toLowerCase().replace(' ', '_');
  // A page that is older than the server meets kinds that it has no words for.
  const text = newsTexts[`news_${kind}_${way}`] ?? newsTexts[`news_${kind}`] ?? m.notifications_unknown;
  return text({ title, company, name, count });
}
