import type { OutsiderStore } from '#server/modules/notifications/contributors.ts';
import { selectSubscriber, setStopped } from './queries.ts';

/** Who asked for alerts without an account ends them all by the link of one email. */
export const alertOutsiders: OutsiderStore = {
  topic: 'job_alerts',
  async find(db, id) {
    const subscriber = await selectSubscriber(db, id);
    return subscriber && { email: subscriber.email, isOn: subscriber.stoppedAt === null };
  },
  async set({ db, clock }, id, isOn) {
    await setStopped(db, id, isOn ? null : clock.now());
  },
};
