import type { Locale } from '#domain/locale.ts';
import { quietUntil } from '#domain/notifications/quiet-hours.ts';
import type { Topic } from '#domain/notifications/topics.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { TaskIsHopeless } from '#server/platform/tasks.ts';
import { sendWhatsapp, WhatsappRefusal } from '#server/platform/whatsapp.ts';
import { selectReader } from './preference-queries.ts';
import { isWanted, quietOf } from './preferences-service.ts';
import { sendWhatsappTask } from './task-names.ts';
import { unreachableLookup } from './unreachable.ts';
import { claimWhatsapp, insertWhatsapp, updateWhatsapp, type WhatsappMessage } from './whatsapp-queries.ts';
import { type Asking, readContact, whatsappStateOf } from './whatsapp-state.ts';

interface WhatsappNews {
  accountId: string;
  locale: Locale;
  topic: Topic;
  /** The name of an approved template, and what fills it in. */
  template: string;
  parameters: string[];
  /** Of two that say the same, one is sent. */
  about: string;
}

const claimMs = 60_000;

/**
 * Tells a person by WhatsApp as well, who agreed to that and has not switched the topic off: within the caller's
 * transaction, after the reader's quiet hours. Nothing where no sender is configured.
 */
export async function tellByWhatsapp(
  context: Asking & Pick<Context, 'clock' | 'tasks'>,
  { topic, accountId, ...news }: WhatsappNews,
): Promise<void> {
  const { db, clock, tasks } = context;
  if (!(await findNumber(context, topic, accountId))) return;
  const reader = await selectReader(db, accountId);
  const quiet = reader && quietOf(reader);
  const now = clock.now();
  const row = { ...news, topic, accountId, status: 'queued', createdAt: now } as const;
  const id = await insertWhatsapp(db, row);
  const startAfter = quiet ? quietUntil(now, quiet) : undefined;
  if (id) await tasks.enqueue(db, sendWhatsappTask, { id }, startAfter ? { startAfter } : {});
}

/** One attempt to deliver; it asks again whether the message is wanted, so that a word taken back counts at once. */
export async function deliverWhatsapp(context: Context, id: string): Promise<void> {
  const { db, clock, config } = context;
  const message = await claimWhatsapp(db, id, claimMs);
  if (!message) return;
  const number = await findNumber(context, message.topic, message.accountId);
  if (!number || !config.whatsapp) return updateWhatsapp(db, id, { status: 'dropped', parameters: [] });
  try {
    const messageId = await sendWhatsapp(config.whatsapp, { ...message, to: number });
    const sent = { status: 'sent', sentAt: clock.now(), messageId } as const;
    await updateWhatsapp(db, id, { ...sent, parameters: [], lastError: null });
  } catch (error) {
    if (!(error instanceof WhatsappRefusal)) throw error;
    await keepRefusal(context, message, number, error);
  }
}

/**
 * A limit or a fault is tried again for a day. A number that nobody is reached under ends it quietly: its owner reads of
 * it in the settings. What the operator has to mend goes to the dead letters, from where it is tried again.
 */
async function keepRefusal(
  { db, clock, config }: Context,
  { id, createdAt }: WhatsappMessage,
  number: string,
  { kind, message }: WhatsappRefusal,
): Promise<void> {
  const lastError = message;
  if (kind === 'recipient')
    return updateWhatsapp(db, id, {
      ...{ status: 'failed', lastError, parameters: [] },
      unreachable: unreachableLookup(config, number),
    });
  const isOver = clock.now().getTime() - createdAt.getTime() >= dayMs;
  await updateWhatsapp(db, id, { lastError, ...(isOver && { status: 'failed' }) });
  throw isOver || kind === 'setting' ? new TaskIsHopeless(message) : new Error(message);
}

/** The number of somebody who wants to hear of a topic by WhatsApp; undefined for everybody else. */
async function findNumber(context: Asking, topic: Topic, accountId: string): Promise<string | undefined> {
  if ((await whatsappStateOf(context, accountId)) !== 'on') return undefined;
  const reader = await selectReader(context.db, accountId);
  if (!reader || !(await isWanted(context, reader, topic, 'whatsapp'))) return undefined;
  return (await readContact(context, accountId))?.number;
}
