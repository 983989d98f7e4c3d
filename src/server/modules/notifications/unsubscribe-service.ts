import { roleOf } from '#domain/identity/people.ts';
import { isId } from '#domain/ids.ts';
import { audienceOf, habitOf, type Topic, topics } from '#domain/notifications/topics.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readToken, signToken } from '#server/platform/signed-token.ts';
import { selectReader } from './preference-queries.ts';
import { isWanted, keepChoice } from './preferences-service.ts';

/** Whose emails a link ends, and how. */
interface Subscription {
  topic: Topic;
  email: string;
  isOn: boolean;
  set(isOn: boolean): Promise<void>;
}

/** The path that ends the emails of a topic for an account or an outsider, for as long as the email is kept. */
export async function unsubscribePathOf(
  db: Database,
  { topic, accountId }: { topic: Topic; accountId: string },
): Promise<string> {
  return `/unsubscribe?token=${await signToken(db, 'unsubscribe', `${topic} ${accountId}`)}`;
}

/** What a link ends; reading changes nothing, because mail programs open links by themselves. */
export async function readSubscription(context: Context, token: string) {
  const { topic, email, isOn } = await find(context, token);
  return { topic, email: shortenedEmail(email), is_on: isOn };
}

/** Ends the emails of the link's topic, or takes them up again; who does so twice finds it done. */
export async function setSubscription(context: Context, token: string, isOn: boolean) {
  const { topic, email, set } = await find(context, token);
  await set(isOn);
  return { topic, email: shortenedEmail(email), is_on: isOn };
}

/** `am•••@example.com`: whoever was sent the letter on knows whose it is, nobody else learns the address. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

async function find(context: Context, token: string): Promise<Subscription> {
  const [name, id = ''] = ((await readToken(context.db, 'unsubscribe', token)) ?? '').split(' ');
  const topic = topics.find((known) => known === name);
  const found =
    topic && isId(id)
      ? ((await ofAccount(context, topic, id)) ?? (await ofOutsider(context, topic, id)))
      : undefined;
  if (!found) throw new Refusal('LINK_EXPIRED');
  return found;
}

async function ofAccount(context: Context, topic: Topic, id: string): Promise<Subscription | undefined> {
  const reader = await selectReader(context.db, id);
  if (!reader) return undefined;
  const audience = audienceOf(roleOf(reader.userType));
  const habit = habitOf(topic, audience, 'email');
  // An administrator tries the link of a letter to others: it answers as it will to them, and there is nothing to end.
  if (habit === undefined && audience === 'admin')
    return { topic, email: reader.email, isOn: true, set: async () => undefined };
  if (habit === undefined || habit === 'fixed') return undefined;
  return {
    topic,
    email: reader.email,
    isOn: await isWanted(context, reader, topic, 'email'),
    set: (isOn) => keepChoice(context, { accountId: id, audience }, { topic, channel: 'email', is_on: isOn }),
  };
}

async function ofOutsider(context: Context, topic: Topic, id: string): Promise<Subscription | undefined> {
  const store = context.contributors.outsiders.find((known) => known.topic === topic);
  const outsider = await store?.find(context.db, id);
  return store && outsider && { topic, ...outsider, set: (isOn) => store.set(context, id, isOn) };
}
