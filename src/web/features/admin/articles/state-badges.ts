import type { ArticleState } from '#domain/articles.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';

/** How a state of an article or a question is said and shown. */
export const stateBadges: Record<ArticleState | 'scheduled', { tone: Tone; label: () => string }> = {
  draft: { tone: 'neutral', label: m.admin_article_draft },
  scheduled: { tone: 'wait', label: m.admin_article_scheduled },
  published: { tone: 'ok', label: m.admin_article_published },
  withdrawn: { tone: 'no', label: m.admin_article_withdrawn },
};
