import { randomUUID } from 'node:crypto';
import { productName } from '#domain/product.ts';
import type { Config } from '#server/platform/config.ts';
import type { Mailer } from '#server/platform/mailer.ts';

/** What an operator reads, by whichever way; in English, as the log is. */
interface Told {
  state: 'raised' | 'over';
  cause: string;
  sentence: string;
  since: Date;
}

/** Tells the operator by every way that the settings name; throws where one of them fails. */
export async function tellOperator(
  { config, mailer }: { config: Pick<Config, 'alarms' | 'publicUrl'>; mailer: Pick<Mailer, 'send'> },
  told: Told,
): Promise<void> {
  const { to, url } = config.alarms;
  const done = await Promise.allSettled([
    to && mailer.send(letterOf(to, told, config.publicUrl)),
    url && post(url, { ...told, text: lineOf(told), installation: config.publicUrl }),
  ]);
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}

/** Not by the outbox, where it would wait behind what it tells of. */
function letterOf(to: string, told: Told, publicUrl: string) {
  return {
    toAddress: to,
    subject: `${productName}: ${lineOf(told).slice(0, 120)}`,
    text: `${lineOf(told)}\n\nSince ${told.since.toISOString()}, at ${publicUrl}.\n`,
    html: '',
    messageId: `<alarm-${randomUUID()}@${new URL(publicUrl).hostname}>`,
    headers: {},
  };
}

function lineOf({ state, sentence }: Told): string {
  return state === 'over' ? `Over: ${sentence}` : sentence;
}

/** `text` is what chat programs show of a webhook. */
async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`ALARM_URL answered ${answer.status}`);
}
