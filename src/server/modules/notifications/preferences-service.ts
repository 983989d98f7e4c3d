import type { Preferences } from '#contract/notifications.ts';
import { type Role, roleOf } from '#domain/identity/people.ts';
import { type QuietHours, quietUntil } from '#domain/notifications/quiet-hours.ts';
import {
  type Audience,
  audienceOf,
  type Channel,
  habitOf,
  type Topic,
  topics,
} from '#domain/notifications/topics.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectChoices, selectReader, upsertChoice, writeQuietHours } from './preference-queries.ts';
import { whatsappStateOf } from './whatsapp-state.ts';

type Asking = Pick<Context, 'db' | 'contributors'>;
type Reader = NonNullable<Awaited<ReturnType<typeof selectReader>>>;

interface Choice {
  topic: Topic;
  channel: Channel;
  is_on: boolean;
}

/** Whether an account may be written to about a topic: the one rule that every email which can be declined asks. */
export async function mayMail(context: Asking, topic: Topic, accountId: string): Promise<boolean> {
  const reader = await selectReader(context.db, accountId);
  return reader !== undefined && isWanted(context, reader, topic, 'email');
}

/** The same for an email, with the moment from which it may be sent; undefined where it is not wanted. */
export async function findMoment(
  context: Asking & Pick<Context, 'clock'>,
  topic: Topic,
  accountId: string,
): Promise<{ notBefore: Date | undefined } | undefined> {
  const reader = await selectReader(context.db, accountId);
  if (!reader || !(await isWanted(context, reader, topic, 'email'))) return undefined;
  const quiet = quietOf(reader);
  return { notBefore: quiet ? quietUntil(context.clock.now(), quiet) : undefined };
}

/** Which kind of account it is, whatever the part in a company. */
function accountRole({ role }: SignedInActor): Role {
  return role === 'hiring' ? 'company' : role;
}

/** What the caller hears of, as the settings show it. */
export async function readPreferences(context: Context<SignedInActor>): Promise<Preferences> {
  const { db, actor } = context;
  const audience = audienceOf(accountRole(actor));
  const reader = await selectReader(db, actor.accountId);
  const chosen = await selectChoices(db, actor.accountId);
  const kept = await readKept(context, audience, actor.accountId);
  const choiceOf = (topic: Topic, channel: Channel) => {
    const habit = habitOf(topic, audience, channel);
    if (habit === undefined || habit === 'elsewhere') return null;
    const own = channel === 'email' ? kept[topic] : undefined;
    const stored = own ?? chosen.find((row) => row.topic === topic && row.channel === channel)?.isOn;
    const isFixed = habit === 'fixed';
    return { is_on: isFixed || (stored ?? habit === 'on'), is_fixed: isFixed };
  };
  const whatsapp = await whatsappStateOf(context, actor.accountId);
  // The pool is nothing to who works for named openings.
  const told = topics.filter((topic) => actor.role !== 'hiring' || topic !== 'pool_searches');
  const rows = told.map((topic) => ({
    topic,
    email: choiceOf(topic, 'email'),
    in_app: choiceOf(topic, 'in_app'),
    whatsapp: whatsapp === 'on' ? choiceOf(topic, 'whatsapp') : null,
  }));
  return {
    topics: rows.filter(({ email, in_app }) => email ?? in_app),
    whatsapp,
    quiet_hours: (reader && quietOf(reader)) ?? null,
  };
}

/** Switches a topic for one channel; what is fixed, or is nothing to the caller's role, is refused. */
export async function choose(context: Context<SignedInActor>, choice: Choice): Promise<Preferences> {
  const { actor } = context;
  const habit = habitOf(choice.topic, audienceOf(accountRole(actor)), choice.channel);
  if (habit !== 'on' && habit !== 'off') throw new Refusal('NOT_ALLOWED');
  await keepChoice(context, { accountId: actor.accountId, audience: audienceOf(accountRole(actor)) }, choice);
  return readPreferences(context);
}

export async function setQuietHours(
  context: Context<SignedInActor>,
  quiet: QuietHours | null,
): Promise<Preferences> {
  await writeQuietHours(context.db, context.actor.accountId, quiet);
  return readPreferences(context);
}

/** Keeps a choice where its module keeps it. */
export async function keepChoice(
  context: Context,
  { accountId, audience }: { accountId: string; audience: Audience },
  { topic, channel, is_on }: Choice,
): Promise<void> {
  const store = channel === 'email' ? storeOf(context, audience, topic) : undefined;
  if (store) return store.write(context, accountId, topic, is_on);
  await upsertChoice(context.db, { accountId, topic, channel }, is_on, context.clock.now());
}

/** Whether a reader has not declined it. */
export async function isWanted(
  context: Asking,
  { id, userType }: Pick<Reader, 'id' | 'userType'>,
  topic: Topic,
  channel: Channel,
): Promise<boolean> {
  const audience = audienceOf(roleOf(userType));
  const habit = habitOf(topic, audience, channel);
  if (habit === undefined || habit === 'fixed') return habit === 'fixed';
  const kept = channel === 'email' ? (await readKept(context, audience, id))[topic] : undefined;
  if (kept !== undefined) return kept;
  const chosen = await selectChoices(context.db, id);
  return chosen.find((row) => row.topic === topic && row.channel === channel)?.isOn ?? habit === 'on';
}

async function readKept({ db, contributors }: Asking, audience: Audience, accountId: string) {
  const kept: Partial<Record<Topic, boolean>> = {};
  for (const store of contributors.choices)
    if (store.audience === audience) Object.assign(kept, await store.read(db, accountId));
  return kept;
}

function storeOf({ contributors }: Asking, audience: Audience, topic: Topic) {
  return contributors.choices.find((store) => store.audience === audience && store.topics.includes(topic));
}

export function quietOf({ starts, ends, timezone }: Reader): QuietHours | undefined {
  return starts !== null && ends !== null && timezone !== null ? { starts, ends, timezone } : undefined;
}
