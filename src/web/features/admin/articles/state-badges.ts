import type { ArticleState } from '#domain/articles.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';

/** How a state of an article is said and shown. */
export const stateBadges: Record<ArticleState | 'scheduled', { tone: Tone; label: () => string }> = {
  draft: { tone: 'neutral', label: m.admin_article_draft },
  scheduled: { tone: 'wait', label: m.admin_article_scheduled },
  published: { tone: 'ok', label: m.admin_article_published },
  withdrawn: { tone: 'no', label: m.admin_article_withdrawn },
};

/** That of a question, with words of their own where "question" is masculine. */
export const questionBadges: Record<ArticleState, { tone: Tone; label: () => string }> = {
  draft: stateBadges.draft,
  published: { tone: 'ok', label: m.admin_question_published },
  withdrawn: { tone: 'no', label: m.admin_question_withdrawn },
};
