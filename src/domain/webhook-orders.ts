import { z } from 'zod';
import { presentedPassword } from './identity/credentials.ts';
import { webhookTypes } from './webhooks.ts';

/** An address of the web: without a name and a password in it, and without what a server never sees. */
const webhookUrl = z
  .string()
  .trim()
  .max(2048, { error: 'validation_webhook_url' })
  .refine(isWebAddress, { error: 'validation_webhook_url' });

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    `${url.username}${url.password}${url.hash}` === ''
  );
}

/** POST api/webhooks: where to, of what, and whether people are named; after the own password. */
export const webhookOrder = z.object({
  url: webhookUrl,
  events: z
    .array(z.enum(webhookTypes, { error: 'validation_option' }))
    .min(1, { error: 'validation_webhook_events' })
    .max(webhookTypes.length),
  with_personal_data: z.boolean().default(false),
  password: presentedPassword('validation_enter_password'),
});
export type WebhookOrder = z.output<typeof webhookOrder>;

/** PUT api/webhooks/{id}: the same, and whether it is on. */
export const webhookChange = webhookOrder.extend({ is_on: z.boolean() });
export type WebhookChange = z.output<typeof webhookChange>;
