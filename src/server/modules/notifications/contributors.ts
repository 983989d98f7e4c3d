import type { Audience, Topic } from '#domain/notifications/topics.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Choices about emails that a module keeps with its own rows; everything else is kept here. */
export interface ChoiceStore {
  audience: Audience;
  topics: readonly Topic[];
  /** What stands there; undefined for somebody whom the module does not know. */
  read(db: Database, accountId: string): Promise<Partial<Record<Topic, boolean>> | undefined>;
  write(context: Context, accountId: string, topic: Topic, isOn: boolean): Promise<void>;
}

/** People without an account who are written to about a topic, and may end that by the link of an email. */
export interface OutsiderStore {
  topic: Topic;
  find(db: Database, id: string): Promise<{ email: string; isOn: boolean } | undefined>;
  set(context: Context, id: string, isOn: boolean): Promise<void>;
}

/** Who agreed to WhatsApp, and under which number. */
export interface WhatsappContacts {
  /** Undefined for somebody whom the module does not know. */
  read(
    context: Pick<Context, 'db' | 'config'>,
    accountId: string,
  ): Promise<{ hasAgreed: boolean; number: string | undefined } | undefined>;
}

declare module '#server/platform/context.ts' {
  interface Contributors {
    choices: ChoiceStore[];
    outsiders: OutsiderStore[];
    whatsapp: WhatsappContacts[];
  }
}
