import type { Topic } from '#domain/notifications/topics.ts';
import { m } from '#texts/messages.js';

const texts: Readonly<Record<Topic, () => string>> = {
  applications: m.notifications_topic_applications,
  interviews: m.notifications_topic_interviews,
  requests: m.notifications_topic_requests,
  messages: m.notifications_topic_messages,
  mentions: m.notifications_topic_mentions,
  pool_searches: m.notifications_topic_pool_searches,
  openings: m.notifications_topic_openings,
  company: m.notifications_topic_company,
  job_alerts: m.notifications_topic_job_alerts,
  new_jobs: m.notifications_topic_new_jobs,
  job_updates: m.notifications_topic_job_updates,
  incomplete_interview: m.notifications_topic_incomplete_interview,
  incomplete_profile: m.notifications_topic_incomplete_profile,
  offers: m.notifications_topic_offers,
  companies: m.notifications_topic_companies,
  reports: m.notifications_topic_reports,
  contact: m.notifications_topic_contact,
  tasks: m.notifications_topic_tasks,
};

/** What a topic is called on the preference screen and on the page that ends its emails. */
export function topicText(topic: Topic): string {
  return texts[topic]();
}
