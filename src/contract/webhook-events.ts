import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { type WebhookType, webhookTest, webhookTypes } from '#domain/webhooks.ts';

/** Who it is about, where the owner has switched personal data on and the review is not blind. */
const writer = z.object({ id: z.string(), name: z.string() });
const candidate = writer.extend({ email: z.string() });

const opening = z.object({ opening_id: z.string() });
const application = opening.extend({ application_id: z.string(), candidate: candidate.optional() });
const interview = application.extend({
  interview_id: z.string(),
  /** Null while the candidate has several times to choose from. */
  starts_at: z.iso.datetime().nullable(),
});

/** What each event says of what happened. */
const dataOf = {
  'opening.published': opening,
  'opening.closed': opening,
  'application.received': application,
  /** Its status, or the opening it stands with, is another one. */
  'application.moved': application.extend({
    from_status: z.enum(storedApplicationStatuses).optional(),
    status: z.enum(storedApplicationStatuses).optional(),
    from_opening_id: z.string().optional(),
  }),
  'application.hired': application,
  'application.withdrawn': application,
  'interview.scheduled': interview,
  'interview.moved': interview,
  'interview.cancelled': interview,
  'interview.ended': interview,
  'message.received': z.object({
    conversation_id: z.string(),
    /** Of the message in its conversation, from 1. */
    number: z.int(),
    opening_id: z.string().nullable(),
    candidate: writer.optional(),
  }),
} as const satisfies Record<WebhookType, z.ZodObject>;

export type WebhookData<Type extends WebhookType> = Omit<z.output<(typeof dataOf)[Type]>, 'candidate'>;

interface WebhookEvent {
  summary: string;
  body: z.ZodObject;
}

const summaries: Readonly<Record<WebhookType, string>> = {
  'opening.published': 'An opening was published.',
  'opening.closed': 'An opening was closed.',
  'application.received': 'Somebody applied, or was added by hand.',
  'application.moved': 'An application has another status, or stands with another opening.',
  'application.hired': 'Somebody was hired; told beside `application.moved`.',
  'application.withdrawn': 'A candidate has withdrawn for good.',
  'interview.scheduled': 'An interview was scheduled.',
  'interview.moved': 'An interview has other times or details.',
  'interview.cancelled': 'An interview was called off.',
  'interview.ended': 'An interview took place.',
  'message.received': 'A candidate has written.',
};

/** What is posted to an endpoint, by the name of its event. */
export const webhookEvents: Readonly<Record<WebhookType | typeof webhookTest, WebhookEvent>> = {
  ...(Object.fromEntries(
    webhookTypes.map((type) => [type, { summary: summaries[type], body: bodyOf(type, dataOf[type]) }]),
  ) as Record<WebhookType, WebhookEvent>),
  [webhookTest]: { summary: 'A test that an owner has asked for.', body: bodyOf(webhookTest, z.object({})) },
};

function bodyOf(type: string, data: z.ZodObject): z.ZodObject {
  return z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data,
  });
}
