import { z } from 'zod';
import { alertChange, jobAlert, visitorAlert } from '#domain/alerts/alert-input.ts';
import { alertFrequencies, alertStates } from '#domain/alerts/alerts.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Job alerts';
const id = z.string().max(64);
const token = z.string().max(300);

const alert = z.object({
  id: z.string(),
  name: z.string(),
  /** As the address of the search carries them. */
  filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  frequency: z.enum(alertFrequencies),
  state: z.enum(alertStates),
});
export type JobAlert = z.infer<typeof alert>;

const visited = z.object({
  /** The address, all but its beginning and end taken away. */
  email: z.string(),
  alerts: z.array(alert),
  /** The alert that the link of the email is to confirm. */
  confirms: z.string().nullable(),
});
export type VisitorAlerts = z.infer<typeof visited>;
const answered = done.extend({ data: z.array(alert) });
const answeredVisitor = done.extend({ data: visited });

/** Saved searches that write when a new opening fits: of candidates, and of visitors who confirm their address. */
export const jobAlerts = {
  list: call({
    method: 'GET',
    path: '/job_alerts',
    policy: 'candidate',
    summary: 'The alerts of the caller, at most 20.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(alert) })),
  save: call({
    method: 'POST',
    path: '/job_alerts',
    policy: 'candidate',
    summary: 'Keeps a search; new openings that fit are told at once, daily or weekly.',
    tag,
    toast: 'refusals',
  })
    .input(jobAlert)
    .output(answered),
  change: call({
    method: 'PUT',
    path: '/job_alerts/{id}',
    policy: 'candidate',
    summary: 'Changes how often an own alert writes, pauses it or goes on with it.',
    tag,
    toast: 'refusals',
  })
    .input(alertChange.extend({ id }))
    .output(answered),
  remove: call({
    method: 'DELETE',
    path: '/job_alerts/{id}',
    policy: 'candidate',
    summary: 'Forgets an own alert.',
    tag,
  })
    .input(z.object({ id }))
    .output(answered),
  request: call({
    method: 'POST',
    path: '/visitor_job_alerts',
    policy: 'public',
    summary:
      'Keeps a search for an address, which confirms it by email within seven days. It answers the same whoever that is.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'job_alert',
  })
    .input(visitorAlert)
    .output(done),
  visit: call({
    method: 'GET',
    path: '/visitor_job_alerts',
    policy: 'public',
    summary: 'The alerts of the address that the link was sent to (410 for a link that is none).',
    tag,
    limit: 'job_alert_link',
  })
    .input(z.object({ token: token.catch('') }))
    .output(z.object({ status: z.literal(200), data: visited })),
  changeVisited: call({
    method: 'PUT',
    path: '/visitor_job_alerts/{id}',
    policy: 'public',
    summary: 'Confirms, changes, pauses or goes on with an alert of the address that the link was sent to.',
    tag,
    toast: 'none',
    limit: 'job_alert_link',
  })
    .input(alertChange.extend({ id, token, is_confirmed: z.literal(true).optional() }))
    .output(answeredVisitor),
  keepVisited: call({
    method: 'POST',
    path: '/visitor_job_alerts/kept',
    policy: 'public',
    summary: 'Keeps a search for the address that the link was sent to: it has confirmed itself by the link.',
    tag,
    toast: 'none',
    limit: 'job_alert_link',
  })
    .input(jobAlert.extend({ token }))
    .output(answeredVisitor),
  removeVisited: call({
    method: 'POST',
    path: '/visitor_job_alerts/{id}/removal',
    policy: 'public',
    summary: 'Forgets an alert of the address that the link was sent to.',
    tag,
    toast: 'none',
    limit: 'job_alert_link',
  })
    .input(z.object({ id, token }))
    .output(answeredVisitor),
};
