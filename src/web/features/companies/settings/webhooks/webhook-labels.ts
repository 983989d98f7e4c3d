import type { DeliveryState, SilenceReason, WebhookState, WebhookType } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';
import { secondsText } from '#web/number-text.ts';

export const eventLabels: Readonly<Record<WebhookType, () => string>> = {
  'opening.published': m.companies_hook_event_opening_published,
  'opening.closed': m.companies_hook_event_opening_closed,
  'application.received': m.companies_hook_event_application_received,
  'application.moved': m.companies_hook_event_application_moved,
  'application.hired': m.companies_hook_event_application_hired,
  'application.withdrawn': m.companies_hook_event_application_withdrawn,
  'interview.scheduled': m.companies_hook_event_interview_scheduled,
  'interview.moved': m.companies_hook_event_interview_moved,
  'interview.cancelled': m.companies_hook_event_interview_cancelled,
  'interview.ended': m.companies_hook_event_interview_ended,
  'message.received': m.companies_hook_event_message_received,
};

interface Look {
  tone: Tone;
  label: () => string;
}

export const stateLooks: Readonly<Record<WebhookState, Look>> = {
  on: { tone: 'ok', label: m.companies_hook_state_on },
  off: { tone: 'neutral', label: m.companies_hook_state_off },
  gone: { tone: 'no', label: m.companies_hook_state_gone },
  failing: { tone: 'no', label: m.companies_hook_state_failing },
};

export const deliveryLooks: Readonly<Record<DeliveryState, Look>> = {
  waiting: { tone: 'wait', label: m.companies_hook_delivery_waiting },
  delivered: { tone: 'ok', label: m.companies_hook_delivery_delivered },
  failed: { tone: 'no', label: m.companies_hook_delivery_failed },
  ended: { tone: 'neutral', label: m.companies_hook_delivery_ended },
};

/** Why nothing was answered. */
export const silenceLabels: Readonly<Record<SilenceReason, (facts: { detail: string }) => string>> = {
  no_connection: m.companies_hook_silence_no_connection,
  // It was told as "10 s".
  timeout: ({ detail }) =>
    m.companies_hook_silence_timeout({ detail: secondsText(Number.parseFloat(detail)) }),
  private_network: m.companies_hook_silence_private_network,
};
