const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What a company's own programs may be told of, by the names of Standard Webhooks. */
export const webhookTypes = [
  'opening.published',
  'opening.closed',
  'application.received',
  'application.moved',
  'application.hired',
  'application.withdrawn',
  'interview.scheduled',
  'interview.moved',
  'interview.cancelled',
  'interview.ended',
  'message.received',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The event of a test, which goes to its endpoint alone. */
export const webhookTest = 'webhook.test';

/** A company has so many endpoints at most. */
export const mostWebhooks = 10;

/** `gone`: it answered 410. `failing`: nothing reached it for `failingDays`. */
export const webhookStates = ['on', 'off', 'gone', 'failing'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** `ended`: its endpoint was switched off before it was delivered. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'ended'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt was not answered: nobody took it, not within its time, or its address is private. */
export const silenceReasons = ['no_connection', 'timeout', 'private_network'] as const;
export type SilenceReason = (typeof silenceReasons)[number];

/** The pauses after each attempt that failed; after the last one, three days on, a delivery has failed. */
const pauses = [
  10_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  20 * hourMs,
];

/** How long to wait after so many attempts that failed; undefined where there is no further one. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[attempts - 1];
}

/** An endpoint that nothing reached for so long is switched off. */
export const failingDays = 5;
/** The secret before a new one is good for so long. */
export const formerSecretHours = 24;
/** Deliveries are kept for so long, and sent again from there. */
export const keptDeliveryDays = 30;
/** A page of the log. */
export const deliveriesShown = 20;
