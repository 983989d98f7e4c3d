import type { WhatsappState } from '#domain/notifications/topics.ts';
import type { Context } from '#server/platform/context.ts';
import { unreachableLookups } from './unreachable.ts';
import { selectUnreachable } from './whatsapp-queries.ts';

export type Asking = Pick<Context, 'db' | 'contributors' | 'config'>;

/** How it stands with WhatsApp for a person, as the settings say it. */
export async function whatsappStateOf(context: Asking, accountId: string): Promise<WhatsappState> {
  if (!context.config.whatsapp) return 'off';
  const contact = await readContact(context, accountId);
  if (!contact) return 'off';
  if (!contact.hasAgreed) return 'declined';
  if (!contact.number) return 'no_number';
  return (await selectUnreachable(context.db, accountId, unreachableLookups(context.config, contact.number)))
    ? 'unreachable'
    : 'on';
}

/** Of the module that knows the person. */
export async function readContact(context: Asking, accountId: string) {
  for (const contacts of context.contributors.whatsapp) {
    const found = await contacts.read(context, accountId);
    if (found) return found;
  }
  return undefined;
}
