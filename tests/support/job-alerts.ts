import { send } from './client.ts';
import { anOpening } from './openings.ts';
import { lastLetterTo, lettersTo, linkIn } from './outbox.ts';
import { anApprovedCompany, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** What an alert for a title asks. */
export const alertFilters = (job: string, more: Record<string, string | string[]> = {}) => ({
  job_title: [job],
  ...more,
});

/** What people do with alerts, and what they are told. */
export function jobAlerts(server: () => TestServer) {
  return {
    /** A candidate keeps a search as an alert. */
    keep: (
      person: Person,
      job: string,
      frequency = 'at_once',
      more: Record<string, string | string[]> = {},
    ) =>
      send(server(), 'POST', '/api/job_alerts', {
        ...person,
        body: { name: `${job} jobs`, filters: alertFilters(job, more), frequency },
      }),
    /** A visitor asks for one, to be confirmed by the letter. */
    ask: (email: string, job: string, frequency = 'at_once') =>
      send(server(), 'POST', '/api/visitor_job_alerts', {
        body: { email, name: `${job} jobs`, filters: alertFilters(job), frequency },
      }),
    confirm: (token: string) =>
      send(server(), 'PUT', '/api/visitor_job_alerts/confirmation', { body: { token, is_confirmed: true } }),
    /** The token of the link in the last letter to somebody. */
    tokenOf: async (email: string) => {
      const path = linkIn(await lastLetterTo(server().platform.db, email), '/job-alerts');
      return new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    },
    /** A company publishes an opening, and its readers are told. */
    publish: async (title: string, details: Parameters<typeof anOpening>[2] = {}) => {
      const { companyId } = await anApprovedCompany(server());
      const id = await anOpening(server(), companyId, { title, ...details });
      await server().runTasks();
      return id;
    },
    told: async (email: string) =>
      (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'job-alert'),
  };
}
