import type { QuestionGroup } from '#domain/questions.ts';
import { m } from '#texts/messages.js';

const titles = {
  candidates: m.content_faq_group_candidates,
  employers: m.content_faq_group_employers,
  video: m.content_faq_group_video,
  privacy: m.content_faq_group_privacy,
  account: m.content_faq_group_account,
};

/** A group of questions in words. */
export function groupTitle(group: QuestionGroup): string {
  return titles[group]();
}
