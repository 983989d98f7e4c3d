import type { AnnouncementAudience, AnnouncementState } from '#domain/announcements.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';

export const audienceTexts: Record<AnnouncementAudience, () => string> = {
  everybody: m.admin_news_everybody,
  candidate: m.admin_news_candidates,
  company: m.admin_news_companies,
};

/** How far an announcement is, in word and colour. */
export const stateTexts: Record<AnnouncementState, { tone: Tone; label: () => string }> = {
  draft: { tone: 'neutral', label: m.admin_news_draft },
  sending: { tone: 'wait', label: m.admin_news_sending },
  sent: { tone: 'ok', label: m.admin_news_sent },
  cancelled: { tone: 'no', label: m.admin_news_cancelled },
};
