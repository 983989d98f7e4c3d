import type { ChoiceStore } from '#server/modules/notifications/contributors.ts';
import { lockCandidate, selectSwitches, setBeside } from './queries.ts';
import { recordConsents } from './settings/consents.ts';

const columns = {
  new_jobs: 'emailNewJob',
  job_updates: 'emailJobUpdates',
  incomplete_interview: 'emailIncompleteInterview',
  offers: 'emailConsent',
} as const;
type KeptTopic = keyof typeof columns;
const topics = Object.keys(columns) as KeptTopic[];

/** The switches of the profile (specification 1, section 5); offers are a consent, whose word goes to the ledger. */
export const candidateChoices: ChoiceStore = {
  audience: 'candidate',
  topics,
  async read(db, accountId) {
    const stored = await selectSwitches(db, accountId);
    return stored && Object.fromEntries(topics.map((topic) => [topic, stored[columns[topic]]]));
  },
  async write(context, accountId, topic, isOn) {
    const column = columns[topic as KeptTopic];
    const current = await lockCandidate(context.db, accountId);
    if (!current || current[column] === isOn) return;
    await setBeside(context.db, accountId, { [column]: isOn });
    if (topic === 'offers') await recordConsents(context, accountId, { email_offers: isOn });
  },
};
